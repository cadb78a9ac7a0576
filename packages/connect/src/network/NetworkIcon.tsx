import type { Chain } from 'viem';
import { usePicture } from '../core/marks/usePicture.ts';
import { ownIcon } from '../core/text/ownIcon.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './networkIcon.css?inline';

/**
 * Icon of a network: the chain's `iconUrl` if it is a `data:` URL or a path on this origin (`/base.svg`), on its
 * `iconBackground` (a CSS colour) if any; else the network's mark, loaded when it is shown. Initials until then, or
 * without a mark. Hidden from screen readers, since the name is beside it.
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
  useStylesheet(styles);
  const picture = usePicture([iconOf(chain)], chain.id, loadMark);
  const { iconBackground } = chain;
  if (picture && typeof iconBackground === 'string' && iconOf(chain)) {
    const { src, onError } = picture;
    return (
      <svg className="mooring-network-icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" fill={iconBackground} />
        <image href={src} width="24" height="24" onError={onError} />
      </svg>
    );
  }
  if (picture) return <img className="mooring-network-icon" alt="" {...picture} />;
  return (
    <svg className="mooring-network-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="currentColor" fillOpacity=".14" />
      <text x="12" y="15.8" textAnchor="middle" fill="currentColor">
        {initialsOf(chain.name)}
      </text>
    </svg>
  );
}

interface NetworkIconChain extends Pick<Chain, 'id' | 'name'> {
  readonly iconUrl?: unknown;
  readonly iconBackground?: unknown;
}

/** Returns a chain's icon from the host; undefined if it is on another origin. */
export function iconOf(chain: NetworkIconChain | undefined): string | undefined {
  return ownIcon(chain?.iconUrl);
}

async function loadMark(chainId: number) {
  const { networkMark } = await import('../core/marks/networkMarks.ts');
  return networkMark(chainId);
}

/** Returns the initials of the first two words: "Local Rollup" is LR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/, 2);
  return words.map(([letter = '']) => letter.toUpperCase()).join('');
}
