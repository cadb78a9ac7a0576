/** What the drawing of an account is made of: a sky, a sun and two waves. */
export interface AvatarHues {
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly sea: { readonly height: number; readonly far: string; readonly near: string };
}

/** The drawing of an account, from the bytes of its address: the same everywhere and always. */
export function avatarHues(address: string): AvatarHues {
  const digits = address.toLowerCase().replace(/^0x/, '').padEnd(12, '0');
  const byte = (index: number) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16) || 0;
  const hue = Math.round((byte(0) * 360) / 256);
  const apart = 90 + (byte(1) % 120);
  return {
    sky: `hsl(${hue} 70% 82%)`,
    sun: {
      x: 8 + (byte(2) % 17),
      y: 8 + (byte(3) % 6),
      colour: `hsl(${(hue + apart) % 360} 85% 62%)`,
    },
    sea: {
      height: 16 + (byte(4) % 5),
      far: `hsl(${(hue + 20) % 360} 55% 52%)`,
      near: `hsl(${(hue + 40 + (byte(5) % 40)) % 360} 60% 34%)`,
    },
  };
}
