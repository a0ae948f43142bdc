// The colours of those who play: six, told apart by everybody, always beside a name or an initial.
const COLOURS = 6;

/** The class that carries the colour of a figure or a seat. */
export const colourOf = (number: number): string => `who-${(number % COLOURS) + 1}`;
