import { createEmitter, createListeners } from '@mooring/internal';
import type {
  ChosenWallet,
  PairingControl,
  PairingSession,
  PairingState,
} from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingOptions, PairingTimeouts } from '../pairingOptions.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import type { SessionView } from '../session/sessionView.ts';
import type { PairingProvider, ProviderEvents } from './pairingProvider.ts';
import type { StartedPairing } from './startPairing.ts';

interface ConnectionParts {
  readonly options: PairingOptions;
  readonly timeouts: PairingTimeouts;
  readonly chainIds: readonly number[];
  readonly onLateConnect: (view: SessionView) => void;
  /** Called when a wallet is chosen for the current attempt. */
  readonly onChoose: (wallet: ChosenWallet) => void;
}

/**
 * Creates a connection that loads the client on demand. The provider exists from the start and is always
 * the same, as wagmi requests it from every connector on every page load.
 */
export function createConnection(parts: ConnectionParts) {
  const { options, timeouts, chainIds, onLateConnect, onChoose } = parts;
  const state = createStateStore();
  const emitter = createEmitter<ProviderEvents>();
  let loading: Promise<StartedPairing> | undefined;
  let started: StartedPairing | undefined;
  let chosen: ChosenWallet | undefined;
  let signIn: ComposeSignIn | undefined;

  async function start(): Promise<StartedPairing> {
    const { startPairing } = await import('./startPairing.ts');
    started = startPairing({
      options,
      timeouts,
      chainIds,
      signIn: () => signIn,
      events: {
        onState: state.set,
        onView({ accounts, chainId }, before) {
          if (chainId !== before.chainId) emitter.emit('chainChanged', toHex(chainId));
          if (accounts.join() !== before.accounts.join()) emitter.emit('accountsChanged', accounts);
        },
        onKnown: state.setSession,
        onLateConnect(view) {
          emitter.emit('connect', { chainId: toHex(view.chainId) });
          onLateConnect(view);
        },
        onMessage: (message) => emitter.emit('message', message),
        onEnd: () => emitter.emit('disconnect', disconnected()),
      },
    });
    return started;
  }

  /** Loads the client. Throws `PairingError` `unloadable`, and retries on the next call. */
  function load(): Promise<StartedPairing> {
    loading ??= start().catch((cause) => {
      loading = undefined;
      throw new PairingError('unloadable', { cause });
    });
    return loading;
  }

  const control: PairingControl = {
    getState: state.getState,
    getSession: state.getSession,
    subscribe: state.subscribe,
    forget: (id) => started?.forget(id),
    choose(wallet) {
      chosen = wallet;
      started?.choose(wallet);
      onChoose(wallet);
    },
    offerSignIn(compose) {
      signIn = compose;
    },
    forgetSignIn: () => started?.forgetSignIn(),
    renew: () => started?.renew(),
    cancel: () => started?.cancel(),
    check: async () => started?.check(),
  };
  const provider: PairingProvider = {
    request: async (call) => (await load()).request(call),
    on: emitter.on,
    removeListener: emitter.removeListener,
  };
  return {
    control,
    provider,
    load,
    /** Returns the last chosen wallet, once. */
    consumeChosen(): ChosenWallet | undefined {
      const taken = chosen;
      chosen = undefined;
      return taken;
    },
  };
}

function toHex(chainId: number): `0x${string}` {
  return `0x${chainId.toString(16)}`;
}

function disconnected(): ProviderEvents['disconnect'] {
  return Object.assign(new Error('The phone is disconnected.'), { code: 4900 });
}

/** Creates a store of `PairingState` and `PairingSession` for a page. */
function createStateStore() {
  const { emit, subscribe } = createListeners();
  let state: PairingState = { status: 'idle' };
  let session: PairingSession | undefined;
  return {
    getState: () => state,
    getSession: () => session,
    subscribe,
    set(next: PairingState): void {
      if (next === state || (next.status === 'idle' && state.status === 'idle')) return;
      state = next;
      emit();
    },
    setSession(next: PairingSession | undefined): void {
      if (next === session) return;
      session = next;
      emit();
    },
  };
}
