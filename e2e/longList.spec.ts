import { getAddress, type Hex, numberToHex } from 'viem';
import { changeJson } from './changeJson.ts';
import { expect, test } from './fixtures.ts';

/** Code of a token of which everybody has 1,000: it answers any call with that number. */
const everybodysToken: Hex = '0x6103e860005260206000f3';
const FIRST = 0x70_6b_65_6e_00_00n;

test('long list: renders tokens near the viewport, and each can be reached', {
  tag: '@full',
}, async ({ page, visitor, local }) => {
  const { client } = local.devnet.ethereum;
  const tokens = Array.from({ length: 300 }, (_, index) => ({
    address: getAddress(numberToHex(FIRST + BigInt(index), { size: 20 })),
    name: `Token number ${index + 1}`,
    symbol: `T${index + 1}`,
    decimals: 2,
  }));
  for (const { address } of tokens) await client.setCode({ address, bytecode: everybodysToken });
  await changeJson(page, '**/config.json', (config: { networks: object[] }) => ({
    ...config,
    networks: config.networks.map((network, index) => (index ? network : { ...network, tokens })),
  }));
  await visitor.arriveConnected('/');
  const list = page.locator('.holding').first().locator('.tokens');
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toContainText('Token number 1');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '300');
  expect(await rows.count()).toBeLessThan(80);

  const bottom = await list.evaluate((element) => {
    const bottom = Math.round(element.getBoundingClientRect().bottom + window.scrollY);
    window.scrollTo(0, bottom - window.innerHeight);
    return bottom;
  });
  const last = rows.filter({ hasText: 'Token number 300' });
  await expect(last).toContainText('10 T300');
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', '300');
  expect(await rows.count()).toBeLessThan(80);
  // The list is as long as its rows.
  const end = await last.evaluate((row) => row.getBoundingClientRect().bottom + window.scrollY);
  expect(Math.abs(end - bottom)).toBeLessThan(20);
});
