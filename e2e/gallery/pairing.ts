import type { CreateConnectorFn } from 'wagmi';
import { createConnector, mock } from 'wagmi';
import { createPairingControl } from './pairingControl.ts';

/** Permanent state of a mocked pairing, once a person connects. */
export type PairingBehaviour = 'starting' | 'waiting' | 'soon' | 'silent' | 'refused';

/** Link as long as a real one, without a peer. */
const uri = `wc:${'5e'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}&expiryTimestamp=1999999999`;

const never = new Promise<never>(() => {});

/** Pairing connector without a relay. */
export function mockPairing(behaviour: PairingBehaviour): CreateConnectorFn {
  const create = mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] });
  const shown = stateOf(behaviour);
  const { become, control } = createPairingControl();
  return createConnector((config) => ({
    ...create(config),
    id: 'pairing',
    name: 'Phone wallet',
    type: 'pairing',
    mooring: {
      kind: 'pairing',
      control: { ...control, cancel: () => become({ status: 'idle' }) },
    },
    connect() {
      become(shown);
      return never;
    },
    isAuthorized: async () => false,
  }));
}

function stateOf(behaviour: PairingBehaviour): object {
  const minutes = 60_000;
  switch (behaviour) {
    case 'starting':
      return { status: 'starting' };
    case 'waiting':
      return { status: 'waiting', uri, expiresAt: Date.now() + 5 * minutes };
    case 'soon':
      return { status: 'waiting', uri, expiresAt: Date.now() + minutes / 3 };
    default: {
      const error = Object.assign(new Error(), {
        name: 'PairingError',
        reason: behaviour === 'silent' ? 'relaySilent' : 'relayRefused',
      });
      return { status: 'failed', error };
    }
  }
}
