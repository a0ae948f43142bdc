"""The kernel: questions, answers, chance and records for any turn-based game. It knows no zombies."""
