import type { Chain } from 'viem';
import { ownIcon } from '../../core/text/ownIcon.ts';

/**
 * A network's mark: the chain's own `iconUrl` if it is a data address or a path of this origin (`/base.svg`), else
 * one in a disc of its colour. Silent, since the name stands beside it.
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
export function NetworkIcon({ chain }: { chain: NetworkIconChain }) {
  const icon = iconOf(chain);
  if (icon) return <img className="mooring-network-icon" src={icon} alt="" />;
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

interface NetworkIconChain extends Pick<Chain, 'id' | 'name'> {
  readonly iconUrl?: unknown;
}

/** Icon that the host gave a chain; undefined for one that another origin would be asked for. */
export function iconOf(chain: NetworkIconChain | undefined): string | undefined {
  return ownIcon(chain?.iconUrl);
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

/** Icon of a network: a disc of its colour, and a shape of ours on a grid of 24 where it has one. */
interface NetworkMark {
  readonly colour: string;
  readonly path?: string;
}

/** Marks by chain id. A network without one shows the first letter of its name. */
const networkMarks: Readonly<Record<number, NetworkMark>> = {
  1: {
    colour: '#4f63d2',
    path: 'M12 3.5l5.4 8.7L12 15.4 6.6 12.2zM6.6 13.6L12 20.5l5.4-6.9L12 16.8z',
  },
  10: {
    colour: '#d2142b',
    path: 'M12 5.5a6.5 6.5 0 1 0 .01 0zM12 8.7a3.3 3.3 0 1 1-.01 0z',
  },
  56: {
    colour: '#8a6500',
    path: 'M12 5l3 3-3 3-3-3zM6.5 10.5l1.5 1.5-1.5 1.5L5 12zm11 0L19 12l-1.5 1.5L16 12zM12 13l3 3-3 3-3-3z',
  },
  137: {
    colour: '#6f3fd0',
    path: 'M8 6.5l4 2.3v4.4l-4 2.3-4-2.3V8.8zm8 2l4 2.3v4.4l-4 2.3-4-2.3v-4.4z',
  },
  324: { colour: '#3b3fa6', path: 'M4.5 12l5.5-4.5v3h5V8l5 4-5 4v-3.2h-5v3.7z' },
  8453: {
    colour: '#1d4fd8',
    path: 'M12 5.5a6.5 6.5 0 1 1-6.4 7.6h8.2v-2.2H5.6A6.5 6.5 0 0 1 12 5.5z',
  },
  42161: { colour: '#24558f', path: 'M11 5.5h2l5 12.5h-2.8L12 9.6 8.8 18H6z' },
  43114: { colour: '#c8322f', path: 'M12 5l3.2 5.6L9.6 18.5H5zM16.5 13l3 5.5h-6z' },
  7777777: { colour: '#3a2a86', path: 'M7 7h10v2.4L10.5 15H17v2.5H7v-2.4L13.5 9.5H7z' },
};
