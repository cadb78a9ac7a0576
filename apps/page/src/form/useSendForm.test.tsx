// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Chain, getAddress } from 'viem';
import { base, mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { type Site, SiteContext } from '../site/SiteContext.ts';
import { renderInKit } from '../ui/renderInKit.testing.tsx';
import { type SendFormView, useSendForm } from './useSendForm.ts';

const account = getAddress(`0x${'a1'.repeat(20)}`);
const dollar = { address: getAddress(`0x${'d0'.repeat(20)}`), name: 'Dollar', symbol: 'USDC' };
const site = {
  config: {
    networks: [
      { id: mainnet.id, tokens: [{ ...dollar, decimals: 6 }] },
      { id: base.id, tokens: [] },
    ],
    identityNetwork: mainnet.id,
    nameGateways: [],
  },
} as unknown as Site;

test('useSendForm keeps no amount of a token for the coin of another network', async () => {
  let form: SendFormView | undefined;
  function Form({ chain }: { readonly chain: Chain }) {
    form = useSendForm(account, chain, 'en');
    return <output>{form.asset.id}</output>;
  }
  const page = (chain: Chain) => (
    <QueryClientProvider client={new QueryClient()}>
      <SiteContext value={site}>
        <Form chain={chain} />
      </SiteContext>
    </QueryClientProvider>
  );
  const typed = () => [form?.asset.id, form?.rows[0]?.recipient, form?.rows[0]?.amount];
  const { render } = renderInKit(page(mainnet));
  await expect.poll(() => form).toBeDefined();
  form?.setAsset(dollar.address.toLowerCase());
  form?.setRecipient(0, account);
  form?.setAmount(0, '1');
  await expect.poll(typed).toEqual([dollar.address.toLowerCase(), account, '1']);
  render(page(base));
  await expect.poll(typed).toEqual(['coin', account, '']);
  render(page(mainnet));
  await expect.poll(typed).toEqual(['coin', account, '']);
});
