import { afterEach, expect, it, vi } from 'vitest';
import { createConfig, createConnector, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { createDeviceStorage } from './deviceStorage.ts';
import { safeAround } from './safeAround.ts';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A configuration with one connector, of which the kit looks at the type alone. */
function configWith(type: string) {
  const unused = async (): Promise<never> => {
    throw new Error('Unexpected call');
  };
  const connector = createConnector(() => ({
    id: type,
    name: type,
    type,
    connect: unused,
    disconnect: unused,
    getAccounts: unused,
    getChainId: unused,
    getProvider: unused,
    isAuthorized: unused,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }));
  return createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
}

const top = {};
const page = {};

it.each([
  ['a frame, with a way to a Safe', page, top, 'safe', true],
  ['a frame, with another connector', page, top, 'pairing', false],
  ['no frame', page, page, 'safe', false],
  ['a server', undefined, undefined, 'safe', false],
])('safeAround in %s', (_where, window, parent, type, expected) => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('parent', parent);
  const config = configWith(type);
  expect(safeAround(config)).toBe(expected ? config.connectors[0] : undefined);
  const storage = createDeviceStorage({
    storage: () => {
      throw new Error('Refused');
    },
  });
  const session = createSession(storage, config);
  expect(session.isExpected()).toBe(expected);
  // Before any effect: the first render shows it.
  expect(session.get()).toBe(expected ? 'restoring' : 'settled');
  expect(session.served()).toBeUndefined();
});
