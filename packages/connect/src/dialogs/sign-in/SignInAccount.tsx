import type { Address } from 'viem';
import { formatAddress, formatName } from '../../core/text/shortText.ts';
import { Avatar } from '../../identity/Avatar.tsx';
import { useIdentity } from '../../identity/useIdentity.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { SignInState } from './signInState.ts';

interface SignInAccountProps {
  readonly address: Address;
  readonly state: SignInState;
}

/** Whose sign-in it is; its ring turns while something is awaited and is red after a failure. */
export function SignInAccount({ address, state }: SignInAccountProps) {
  const { name, avatar } = useIdentity(address);
  const failed = state.step === 'idle' && !state.preparing && state.problem;
  const waiting = ['signing', 'verifying', 'pending'].includes(state.step);
  return (
    <>
      <div className={`mooring-scene-mark${failed ? ' mooring-scene-mark-failed' : ''}`}>
        <Avatar address={address} picture={avatar} size="large" />
        {waiting && <Spinner />}
      </div>
      <p className="mooring-profile-name">
        <bdi title={name ?? address}>{name ? formatName(name) : formatAddress(address)}</bdi>
      </p>
      {name && (
        <p className="mooring-profile-address" title={address}>
          <bdi dir="ltr">{formatAddress(address)}</bdi>
        </p>
      )}
    </>
  );
}
