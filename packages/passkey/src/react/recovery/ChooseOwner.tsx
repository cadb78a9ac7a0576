import { useCatalogue } from '@mooring/connect';
import {
  Button,
  Form,
  Notice,
  Spinner,
  TextField,
  useMooringConfig,
  useMutation,
  useReport,
} from '@mooring/connect/parts';
import { useRef, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { readSigner } from '../../account/address.ts';
import type { Passkey } from '../../credential/passkey.ts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { AddressField } from '../AddressField.tsx';
import { AuthenticatorNotice } from '../AuthenticatorNotice.tsx';
import { isAuthenticatorProblem, readOrphan, readPasskeyProblem } from '../passkeyState.ts';
import { OwnerPresenceNotes, useOwnerPresence } from '../presence/OwnerPresence.tsx';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { defaultPasskeyName, LONGEST_NAME } from '../usePasskeyAttempt.ts';
import { useTypedAddress } from '../useTypedAddress.ts';
import {
  isPossibleRequest,
  type RecoveryRequest,
  type RequestedNetwork,
} from './request/recoveryRequest.ts';
import type { FoundRecovery } from './request/renewRequest.ts';
import type { OwnRequest } from './request/storedRequest.ts';
import type { RecoverySite } from './useRecoverySite.ts';

interface ChooseOwnerProps {
  readonly account: Address;
  readonly site: RecoverySite;
  readonly networks: readonly RequestedNetwork[];
  readonly recoveries: readonly FoundRecovery[];
  readonly onRequest: (own: OwnRequest) => void;
}

/** Choice of the owner that replaces all others: a new passkey, or a wallet. */
export function ChooseOwner(props: ChooseOwnerProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { control } = props.site;
  const canCreate = control !== undefined && control.getObstacle() === undefined;
  const [isWallet, setWallet] = useState(!canCreate);
  if (!control) return null;
  return (
    <section>
      <h2>{t('request.newOwner')}</h2>
      <p>{t('request.replaces')}</p>
      {isWallet ? <WalletOwner {...props} control={control} /> : <PasskeyOwner {...props} />}
      {canCreate && (
        <Button variant="text" onClick={() => setWallet(!isWallet)}>
          {t(isWallet ? 'request.byPasskey' : 'request.byWallet')}
        </Button>
      )}
    </section>
  );
}

/** Form that creates a passkey, whose handle remembers the account, so that other devices find it. */
function PasskeyOwner({ account, site, networks, onRequest }: ChooseOwnerProps) {
  const t = useCatalogue(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const { appName } = useMooringConfig();
  const [name, setName] = useState(defaultPasskeyName(appName));
  const { control } = site;
  // A network that does not answer is no reason to create a second passkey.
  const made = useRef<Passkey>(undefined);
  const creation = useMutation<void, Error>(async () => {
    const contracts = control?.contracts;
    if (!control || !contracts) throw new Error('The site has no passkey accounts.');
    const passkeyName = name.trim() || defaultPasskeyName(appName);
    const recovery = await control.owners.recovery();
    made.current ??= await recovery.createOwner({ name: passkeyName, account });
    const passkey = made.current;
    const signer = await readSignerAnywhere(site, (read) =>
      readSigner(read, contracts, passkey.publicKey),
    );
    const request = { account, newOwners: [signer], newThreshold: 1, networks };
    onRequest({ request, passkey });
  }, useReport());
  const { isPending, error } = creation;
  const problem = error ? readPasskeyProblem(error) : undefined;
  return (
    <Form onSubmit={() => !isPending && creation.mutate()}>
      {problem &&
        (isAuthenticatorProblem(problem) ? (
          <AuthenticatorNotice problem={problem} orphan={readOrphan(error)} />
        ) : (
          <Notice urgent>
            {own(problem === 'removed' ? 'passkey.other' : `passkey.${problem}`)}
          </Notice>
        ))}
      <TextField
        label={own('passkey.name')}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" wide type="submit" aria-busy={isPending}>
        {isPending && <Spinner />}
        {t('request.create')}
      </Button>
    </Form>
  );
}

type Read = RecoverySite['networks'][number]['read'];

/** Reads the signer of a passkey, which has one address, on the first network that answers. */
async function readSignerAnywhere(
  { networks }: RecoverySite,
  ask: (read: Read) => Promise<Address>,
): Promise<Address> {
  let failure: unknown;
  for (const { read } of networks) {
    try {
      return await ask(read);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

interface WalletOwnerProps extends Omit<ChooseOwnerProps, 'site'> {
  readonly control: PasskeyControl;
}

/** Form that names a wallet as the new owner: the way out when the site's domain is gone. */
function WalletOwner({ account, control, networks, recoveries, onRequest }: WalletOwnerProps) {
  const t = useCatalogue(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const chainIds = networks.map(({ chainId }) => chainId);
  const typed = useTypedAddress({ chainIds });
  const { address } = typed;
  const { canSign, ...presence } = useOwnerPresence(control, address, chainIds);
  const request: RecoveryRequest | undefined = address && {
    ...{ account, newOwners: [address], newThreshold: 1, networks },
  };
  const isGuardian = recoveries.some(
    ({ found }) =>
      'guardians' in found &&
      address &&
      found.guardians.some((guardian) => isAddressEqual(guardian, address)),
  );
  const isPossible = request !== undefined && isPossibleRequest(request) && !isGuardian;
  const isReady = isPossible && canSign;
  return (
    <Form onSubmit={() => isReady && onRequest({ request, passkey: undefined })}>
      <Notice>{own('owners.yours')}</Notice>
      <AddressField label={own('owners.address')} value={typed} />
      <OwnerPresenceNotes {...presence} />
      {request && !isPossible && <Notice urgent>{t('request.badOwner')}</Notice>}
      <Button variant="primary" wide type="submit" aria-disabled={!isReady}>
        {t('request.ask')}
      </Button>
    </Form>
  );
}
