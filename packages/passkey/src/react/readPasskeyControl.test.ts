import { zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { createConfig, http, mock } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { passkey } from '../passkey.ts';
import { readPasskeyControl } from './readPasskeyControl.ts';

it('readPasskeyControl returns the control of a passkey connector, undefined for other connectors', () => {
  const { connectors } = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    connectors: [passkey({ appName: 'Harbour' }), mock({ accounts: [zeroAddress] })],
  });
  const [own, other] = connectors;
  expect(readPasskeyControl(own)).toMatchObject({ chainIds: [mainnet.id] });
  expect(readPasskeyControl(other)).toBeUndefined();
  expect(readPasskeyControl(undefined)).toBeUndefined();
});
