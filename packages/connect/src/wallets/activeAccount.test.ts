import { describe, expect, it } from 'vitest';
import { createConfig, http, mock } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { activateAccount, moveAccountFirst, rememberedAccount } from './activeAccount.ts';

const first = '0x0000000000000000000000000000000000000001';
const second = '0x0000000000000000000000000000000000000002';
const stranger = '0x0000000000000000000000000000000000000003';

async function connected() {
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [mock({ accounts: [first, second] })],
    storage: null,
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  await connect(wagmi, { connector });
  const accounts = () => [...wagmi.state.connections.values()][0]?.accounts;
  return { wagmi, connector, accounts };
}

describe('activateAccount and rememberedAccount', () => {
  it('puts the account first in the connection, and stores it for the wallet', async () => {
    const { wagmi, connector, accounts } = await connected();
    const storage = createDeviceStorage();
    activateAccount(wagmi, storage, second);
    expect(accounts()).toEqual([second, first]);
    expect(rememberedAccount(storage, connector.id)).toBe(second);
  });

  it.each([stranger, null, 'damaged'])('ignores %s, which is not approved', async (account) => {
    const { wagmi, accounts } = await connected();
    moveAccountFirst(wagmi, account);
    expect(accounts()).toEqual([first, second]);
  });
});
