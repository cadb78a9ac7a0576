import * as chains from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { createDeviceStorage } from '../deviceStorage.ts';
import { networkMark } from './networkMarks.ts';
import { rememberWalletIcon, walletMark, walletMarks } from './walletMarks.ts';

const drawn = /^data:image\/svg\+xml,%3C(svg|%3Fxml)%20/;
const storage = createDeviceStorage();

describe('network logos', () => {
  it.each(
    [
      chains.mainnet,
      chains.sepolia,
      chains.optimism,
      chains.base,
      chains.baseSepolia,
      chains.arbitrum,
      chains.polygon,
      chains.bsc,
      chains.avalanche,
      chains.gnosis,
      chains.zksync,
      chains.zora,
      chains.linea,
      chains.scroll,
      chains.unichain,
    ].map((chain) => [chain.name, chain.id] as const),
  )('%s has one', async (_, id) => {
    expect(await networkMark(id)).toMatch(drawn);
  });

  it('a testnet has that of its network', async () => {
    expect(await networkMark(chains.baseSepolia.id)).toBe(await networkMark(chains.base.id));
    expect(await networkMark(chains.base.id)).not.toBe(await networkMark(chains.mainnet.id));
  });

  it('unknown network has no logo', async () => {
    expect(await networkMark(77_320_001)).toBeUndefined();
  });
});

describe('wallet logos', () => {
  it('the wallets people look for have one', async () => {
    const marked = await Promise.all(
      catalogue.slice(0, 15).map(async (wallet) => [wallet.id, await walletMark(wallet, storage)]),
    );
    for (const [id, mark] of marked) expect(mark, id).toMatch(drawn);
  });

  it('at least 55 of 70 wallets have one, a plain drawing each', async () => {
    const marked = catalogue.filter(({ id }) => id in walletMarks);
    expect(marked.length).toBeGreaterThanOrEqual(55);
    for (const wallet of marked)
      expect(await walletMark(wallet, storage), wallet.id).toMatch(drawn);
  });

  it('unknown wallet has no logo', async () => {
    expect(await walletMark({ id: 'harbour' }, storage)).toBeUndefined();
  });

  it('the icon of a wallet that was used here wins', async () => {
    const icon = 'data:image/png;base64,AAAA';
    rememberWalletIcon(storage, { id: 'io.metamask', icon });
    expect(await walletMark({ id: 'metamask', rdns: ['io.metamask'] }, storage)).toBe(icon);
  });
});
