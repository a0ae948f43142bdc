"""What people are told: decisions with reasons, views, citations."""
