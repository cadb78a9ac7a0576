import { memo } from 'react';
import type { Address } from 'viem';
import { useMooring } from '../core/MooringContext.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './avatar.css?inline';
import { avatarHues } from './avatarHues.ts';

interface AvatarProps {
  readonly address: Address;
  /** Checked URL of a picture. Default: a drawing generated from the address. */
  readonly picture?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * Avatar of an account: the host's, its name's picture, or a drawing generated from the address.
 *
 * @example
 * ```tsx
 * import { Avatar, useIdentity } from '@mooring/connect';
 *
 * export function Face() {
 *   const { avatar } = useIdentity(address);
 *   return <Avatar address={address} picture={avatar} size="large" />;
 * }
 * ```
 */
export const Avatar = memo(function Avatar({ address, picture, size = 'small' }: AvatarProps) {
  useStylesheet(styles);
  const className = `mooring-avatar mooring-avatar-${size}`;
  const silent = { className, 'aria-hidden': true };
  const { avatar: Custom } = useMooring();
  if (Custom)
    return (
      <span {...silent} className={`${className} mooring-guest`}>
        <Custom
          address={address}
          ensImage={picture}
          size={{ small: 24, medium: 36, large: 76 }[size]}
        />
      </span>
    );
  if (picture)
    return <img className={className} src={picture} alt="" referrerPolicy="no-referrer" />;
  const { sky, sea, sun } = avatarHues(address);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `silent` hides it, since the name stands beside it
    <svg {...silent} viewBox="0 0 32 32">
      <rect width="32" height="32" fill={sky} />
      <circle cx={sun.x} cy={sun.y} r="6" fill={sun.colour} />
      <path d={`M0 ${sea.height}q8 -5 16 0t16 0V32H0z`} fill={sea.far} />
      <path d={`M0 ${sea.height + 6}q8 5 16 0t16 0V32H0z`} fill={sea.near} />
    </svg>
  );
});
