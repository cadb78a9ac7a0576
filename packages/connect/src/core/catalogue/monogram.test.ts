import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { monogram } from './monogram.ts';

describe('monogram', () => {
  it.each([
    ['MetaMask', '#f6851b', { letter: 'M', background: '#f6851b', color: '#000000' }],
    ['  okx', '#000', { letter: 'O', background: '#000000', color: '#ffffff' }],
    ['1inch Wallet', '#1f242e', { letter: '1', background: '#1f242e', color: '#ffffff' }],
    ['ёлка', '#FFF', { letter: 'Ё', background: '#ffffff', color: '#000000' }],
    ['👩‍🚀 Space', '#0b6570', { letter: '👩‍🚀', background: '#0b6570', color: '#ffffff' }],
    ['', '#0b6570', { letter: '?', background: '#0b6570', color: '#ffffff' }],
  ])('%o on %s', (name, accent, shown) => {
    expect(monogram({ name, accent })).toEqual(shown);
  });

  it('has a contrast of at least 4.5:1 on every accent of the wallet list', () => {
    for (const wallet of catalogue)
      expect(contrastOf(monogram(wallet)), wallet.id).toBeGreaterThan(4.5);
  });

  it('has a contrast of at least 4.5:1 on any colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = `#${value.toString(16).padStart(6, '0')}`;
        return contrastOf(monogram({ name: 'A', accent })) > 4.5;
      }),
    );
  });

  it('throws with the wallet and the value for an invalid colour', () => {
    expect(() => monogram({ name: 'Harbour', accent: 'red' })).toThrow(/Harbour.*red/);
  });
});

/** WCAG 2.2 contrast ratio, implemented independently. */
function contrastOf({ background, color }: { background: string; color: string }): number {
  const [darker = 0, lighter = 0] = [background, color].map(luminanceOf).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (byte: number) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  return (
    0.2126 * linear(value >> 16) +
    0.7152 * linear((value >> 8) & 255) +
    0.0722 * linear(value & 255)
  );
}
