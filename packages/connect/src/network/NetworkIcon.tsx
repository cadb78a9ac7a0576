import type { Chain } from 'viem';
import { usePicture } from '../core/marks/usePicture.ts';
import { ownIcon } from '../core/text/ownIcon.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './networkIcon.css?inline';

/**
 * A network's mark: the chain's own `iconUrl` if it is a data address or a path of this origin (`/base.svg`), on
 * its `iconBackground` (a CSS colour) if it has one, else
 * the mark people know, loaded once it is shown; its letters until then, and where there is none. Silent, since
 * the name stands beside it.
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

/** Icon that the host gave a chain; undefined for one that another origin would be asked for. */
export function iconOf(chain: NetworkIconChain | undefined): string | undefined {
  return ownIcon(chain?.iconUrl);
}

async function loadMark(chainId: number) {
  const { networkMark } = await import('../core/marks/networkMarks.ts');
  return networkMark(chainId);
}

/** The first letters of the first two words: "Local Rollup" is LR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/, 2);
  return words.map(([letter = '']) => letter.toUpperCase()).join('');
}
