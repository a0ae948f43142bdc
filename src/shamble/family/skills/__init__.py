"""Skills that need more than a row of numbers: handlers at moments, and verbs they grant."""
