// Arrow keys lead along the text: in a language that is written from right to left they are turned.
const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key that leads the same way in a page from left to right; other keys are themselves. */
export const keyAlong = (key: string, direction = document.documentElement.dir): string =>
  direction === 'rtl' ? (turned[key] ?? key) : key;
