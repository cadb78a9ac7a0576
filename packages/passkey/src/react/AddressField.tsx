import { useCatalogue } from '@mooring/connect';
import { Button, Spinner, TextField, useTranslate } from '@mooring/connect/parts';
import { useId, useState } from 'react';
import { FullAddress } from './review/FullAddress.tsx';
import { passkeyCatalogue } from './texts/passkeyCatalogue.ts';
import { useNetworkName } from './useNetworkName.ts';
import type { AddressProblem, TypedAddress } from './useTypedAddress.ts';

const problemTexts = {
  'not-a-name': 'owners.notAnAddress',
  'wrong-checksum': 'owners.wrongChecksum',
  'other-network': 'owners.elsewhere',
  'no-names': 'owners.noNames',
  'not-found': 'owners.nameNotFound',
  mixed: 'owners.nameMixed',
  'off-chain': 'owners.nameOffChain',
  unreachable: 'owners.nameUnreachable',
} as const satisfies Record<AddressProblem, string>;

interface AddressFieldProps {
  readonly label: string;
  readonly value: TypedAddress;
  /** Reason why the address is not accepted. */
  readonly refusal?: string | undefined;
}

/** Field for an account's address, its name, or a contact; shows the whole address below. */
export function AddressField({ label, value, refusal }: AddressFieldProps) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const id = useId();
  const helpId = useId();
  // Errors and lookups are shown on blur or Enter, not while typing.
  const [isTyping, setTyping] = useState(false);
  const networkName = useNetworkName();
  const { text, setText, address, networkWithoutRecord, problem, otherNetwork } = value;
  const fault = refusal ?? (problem && t(problemTexts[problem], { network: otherNetwork }));
  const shown = isTyping ? undefined : fault;
  return (
    <>
      <TextField
        id={id}
        label={label}
        dir="auto"
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={shown !== undefined}
        aria-describedby={helpId}
        onChange={(event) => {
          setTyping(true);
          setText(event.target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
        onBlur={() => setTyping(false)}
      />
      <p id={helpId} className="mooring-quiet" role="status">
        {shown}
        {value.isReading && !isTyping && (
          <>
            <Spinner /> {t('owners.looking')}
          </>
        )}
        {address && !fault && <FullAddress address={address} />}
        {networkWithoutRecord !== undefined && !fault && (
          <>
            <br />
            {t('owners.onlyOnEthereum', { network: networkName(networkWithoutRecord) })}
          </>
        )}
      </p>
      {shown !== undefined && problem === 'unreachable' && (
        <Button
          variant="text"
          onClick={() => {
            value.retry();
            // The pressed button is unmounted.
            document.getElementById(id)?.focus();
          }}
        >
          {kit('dialog.retry')}
        </Button>
      )}
    </>
  );
}
