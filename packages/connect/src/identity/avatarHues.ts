/** Shapes of a generated avatar: a sky, a sun and two waves. */
export interface AvatarHues {
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly sea: { readonly height: number; readonly far: string; readonly near: string };
}

/** Generates an account's drawing from all digits of its address; always the same for an address. */
export function avatarHues(address: string): AvatarHues {
  const next = createNumberGenerator(address.toLowerCase());
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
 * Creates a deterministic generator of whole numbers below a bound, seeded by a text. FNV-1a hashes the
 * text, since many addresses begin or end alike; a xorshift spreads it (both public domain).
 */
function createNumberGenerator(text: string): (below: number) => number {
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
