/** Part of a text; `hidden` when it stands for an invisible character. */
interface Stretch {
  text: string;
  hidden: boolean;
}

/** Code points that are invisible or change the text direction: first and last of each range. */
const HIDDEN: readonly (readonly [first: number, last: number])[] = [
  // Controls except tab and line feed.
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  // Soft hyphen, combining grapheme joiner, Arabic letter mark.
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  // Fillers and invisible vowels.
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  // Zero-width characters, direction marks, line separators, embeddings, isolates.
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  // Byte order mark, half-width filler, annotations.
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  // Tags.
  [0xe0000, 0xe007f],
];

function isHidden(codePoint: number): boolean {
  return HIDDEN.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Splits a text so that each invisible character is shown as its code point, such as `U+202E`. */
export function reveal(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') stretches.push({ text: plain, hidden: false });
    plain = '';
  };
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isHidden(codePoint)) {
      plain += character;
      continue;
    }
    endPlain();
    const code = codePoint.toString(16).toUpperCase().padStart(4, '0');
    stretches.push({ text: `U+${code}`, hidden: true });
  }
  endPlain();
  return stretches;
}
