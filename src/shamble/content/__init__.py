"""Reading and checking files: cards, zombies, skills, survivors, missions. Only this part knows YAML."""
