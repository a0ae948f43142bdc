// The look of a game: a set of tokens that the styles know by its name.
export function wear(mood: string): void {
  const root = document.documentElement;
  if (mood) root.dataset['game'] = mood;
  else delete root.dataset['game'];
}
