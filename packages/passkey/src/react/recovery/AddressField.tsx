import { useCatalogue } from '@mooring/connect';
import { TextField } from '@mooring/connect/parts';
import { useId, useState } from 'react';
import type { Address } from 'viem';
import { FullAddress } from '../review/FullAddress.tsx';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useTypedAddress } from '../useTypedAddress.ts';
import type { KnownAccount } from './RecoveryScreens.tsx';

/** Typed address, name or contact. */
export interface TypedAccount {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Undefined until it is complete and valid. */
  readonly address: Address | undefined;
  readonly problem: ReturnType<typeof useTypedAddress>['problem'];
  readonly otherNetwork: string | undefined;
}

/** State of an {@link AddressField}. */
export function useTypedAccount(chainId: number, contacts: readonly KnownAccount[]): TypedAccount {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const known = contacts.filter(({ name }) => name.trim().toLowerCase() === typed);
  const found = useTypedAddress(known.length > 0 ? '' : text, chainId);
  const [contact] = known;
  // Two contacts of one name: the address decides.
  const isClear = contact && known.every(({ address }) => address === contact.address);
  return {
    ...{ text, setText },
    address: isClear ? contact.address : found.address,
    problem: contact && !isClear ? 'owners.notAnAddress' : found.problem,
    otherNetwork: found.otherNetwork,
  };
}

/** Field for an account's address, its name, or a contact; shows the whole address below. */
export function AddressField({
  label,
  value,
}: {
  readonly label: string;
  readonly value: TypedAccount;
}) {
  const t = useCatalogue(passkeyCatalogue);
  const helpId = useId();
  // Errors are shown on blur, not while typing.
  const [isTyping, setTyping] = useState(false);
  const { text, setText, address, otherNetwork = '' } = value;
  const problem = isTyping ? undefined : value.problem;
  return (
    <>
      <TextField
        label={label}
        dir="auto"
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        onChange={(event) => {
          setTyping(true);
          setText(event.target.value);
        }}
        onBlur={() => setTyping(false)}
      />
      <p id={helpId} className="mooring-quiet" role="status">
        {problem ? (
          t(problem, { network: otherNetwork })
        ) : address ? (
          <FullAddress address={address} />
        ) : (
          ''
        )}
      </p>
    </>
  );
}
