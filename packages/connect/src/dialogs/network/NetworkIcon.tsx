import type { Chain } from 'viem';
import { networkMarks } from './networkMarks.ts';

/**
 * A network's mark in a disc of its colour; silent, since the name stands beside it.
 *
 * @example
 * ```tsx
 * import { NetworkIcon } from '@mooring/connect';
 * import { base } from 'viem/chains';
 *
 * export const Network = () => (
 *   <p>
 *     <NetworkIcon chain={base} /> {base.name}
 *   </p>
 * );
 * ```
 */
export function NetworkIcon({ chain }: { chain: Pick<Chain, 'id' | 'name'> }) {
  const mark = networkMarks[chain.id];
  return (
    <svg className="mooring-network-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={mark?.colour ?? hueOf(chain.id)} />
      {mark?.path ? (
        <path d={mark.path} fill="#fff" fillRule="evenodd" />
      ) : (
        <text x="12" y="15.8" textAnchor="middle" fontSize="10.5" fontWeight="700" fill="#fff">
          {initialsOf(chain.name)}
        </text>
      )}
    </svg>
  );
}

/** The first letters of the first two words: "Local Rollup" is LR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/, 2);
  return words.map(([letter = '']) => letter.toUpperCase()).join('');
}

/** Dark enough for a white letter, and always the same for a network. */
function hueOf(id: number): string {
  return `hsl(${(id * 137) % 360} 55% 36%)`;
}
