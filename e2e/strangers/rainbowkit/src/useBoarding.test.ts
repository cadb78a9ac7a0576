import { expect, it, vi } from 'vitest';
import { useBoarding } from './useBoarding';

const openConnectModal = vi.hoisted(() => vi.fn());
vi.mock('@rainbow-me/rainbowkit', () => ({
  useConnectModal: () => ({ openConnectModal }),
}));

it('opens the dialog', () => {
  useBoarding()();
  expect(openConnectModal).toHaveBeenCalledOnce();
});
