// @vitest-environment jsdom
import type { OutgoingTransfer, PaymentFinding } from '@mooring/safe/payment';
import { useEffect } from 'react';
import { type Address, getAddress, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { renderInKit } from '../ui/renderInKit.testing.tsx';
import { LeavingAssets } from './LeavingAssets.tsx';
import { PaymentFindings } from './PaymentFindings.tsx';
import { useConfirmations } from './useConfirmations.ts';

const tokenAt = (index: number): Address => getAddress(numberToHex(index + 1, { size: 20 }));
const many = <One,>(count: number, one: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => one(index));

test('LeavingAssets shows every asset that leaves', async () => {
  const leaves = many(500, (index): OutgoingTransfer => {
    const asset = { token: tokenAt(index), symbol: `T${index}`, decimals: 0, isListed: true };
    return { asset, amount: 1n, kind: 'payment', path: [index] };
  });
  const { element } = renderInKit(<LeavingAssets leaves={leaves} />);
  await expect.poll(() => element.querySelectorAll('li').length).toBe(500);
  expect(element.textContent).toContain('−1 T499');
});

const findings = many(
  60,
  (index): PaymentFinding => ({
    ...{ code: 'balance-short', severity: 'warn', message: '', path: [index] },
  }),
);

function Findings() {
  const reading = useConfirmations([], { isPayment: true });
  const { tell } = reading;
  useEffect(() => tell({ findings, leaves: [], again: async () => findings }), [tell]);
  return (
    <>
      <PaymentFindings findings={findings} reading={reading} />
      <output>{reading.allRead ? 'all read' : 'unread'}</output>
    </>
  );
}

test('PaymentFindings shows every finding that must be confirmed', async () => {
  const { element } = renderInKit(<Findings />);
  const ticks = () => [...element.querySelectorAll<HTMLInputElement>('input')];
  await expect.poll(() => ticks().length).toBe(60);
  for (const index of findings.keys()) {
    await expect.poll(() => element.textContent).toContain('unread');
    ticks()[index]?.click();
    await expect.poll(() => ticks()[index]?.checked).toBe(true);
  }
  await expect.poll(() => element.textContent).toContain('all read');
});
