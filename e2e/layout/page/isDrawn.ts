const SIZE_PX = 40;

/** Code point without a glyph in any font: drawn as the box for missing glyphs. */
const NO_LETTER = '\u{10FFFE}';

/**
 * True if a font of this machine has the glyphs of a text. Otherwise the boxes drawn instead have other
 * widths, and measures say little about the language.
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
