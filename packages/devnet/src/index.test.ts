import { expect, test } from 'vitest';
import * as all from './index.ts';

test('entry exports only its public names', () => {
  expect(Object.keys(all).sort()).toEqual([
    'ANCHOR',
    'DELAY_PROXY_CODE',
    'DEMO_ACCOUNTS',
    'DEMO_AVATAR',
    'DEMO_CLAIMS',
    'DEMO_MNEMONIC',
    'DEMO_NAMES',
    'HARBOUR_DOLLAR',
    'LOCAL_CHAIN_IDS',
    'NETWORK_PORTS',
    'PASSKEY_CONTRACTS',
    'RECOVERY_MODULES',
    'RELAYER',
    'SAFE_CONTRACTS',
    'TREASURY',
    'describeNetwork',
    'dockAbi',
    'startDevnet',
    'startGateway',
    'startNetwork',
    'startRelay',
  ]);
});
