const SIZE_PX = 40;

/** No font has a letter for it: what is drawn is the box that stands for what is missing. */
const NO_LETTER = '\u{10FFFE}';

/**
 * Whether a font of this machine draws the letters of a text. Where none does, the boxes drawn
 * instead are of another width, and what is measured says little of that language.
 */
export function isDrawn(text: string): boolean {
  const missing = drawingOf(NO_LETTER);
  return [...text].every((letter) => drawingOf(letter) !== missing);
}

function drawingOf(letter: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX * 2;
  canvas.height = SIZE_PX * 2;
  const pen = canvas.getContext('2d');
  if (!pen) return letter;
  pen.font = `${SIZE_PX}px system-ui, sans-serif`;
  pen.fillText(letter, SIZE_PX / 2, SIZE_PX * 1.5);
  return canvas.toDataURL();
}
