/** Parts of an account's avatar: a sky, a sun and two waves. */
export interface AvatarHues {
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly sea: { readonly height: number; readonly far: string; readonly near: string };
}

/** The drawing of an account, from every digit of its address: the same everywhere and always. */
export function avatarHues(address: string): AvatarHues {
  const next = numbersOf(address.toLowerCase());
  const hue = next(360);
  const apart = 90 + next(120);
  return {
    sky: `hsl(${hue} 70% 82%)`,
    sun: { x: 8 + next(17), y: 8 + next(6), colour: `hsl(${(hue + apart) % 360} 85% 62%)` },
    sea: {
      height: 16 + next(5),
      far: `hsl(${(hue + 20) % 360} 55% 52%)`,
      near: `hsl(${(hue + 40 + next(40)) % 360} 60% 34%)`,
    },
  };
}

/**
 * Whole numbers below a bound, one after the other, the same for the same text. FNV-1a gathers the
 * text, since many addresses begin or end alike; a xorshift spreads it (both public domain).
 */
function numbersOf(text: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text) {
    state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  }
  state ||= 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
