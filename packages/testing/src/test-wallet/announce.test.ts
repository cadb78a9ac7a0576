// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createTestWallet } from './createTestWallet.ts';

const announced: unknown[] = [];
const record = (event: Event) => void announced.push(event instanceof CustomEvent && event.detail);
window.addEventListener('eip6963:announceProvider', record);
afterEach(() => void announced.splice(0));

const request = () => window.dispatchEvent(new Event('eip6963:requestProvider'));

test('announce emits immediately and on eip6963:requestProvider', () => {
  const wallet = createTestWallet({ name: 'Harbour', rdns: 'org.example.harbour' });
  const leave = wallet.announce();
  request();
  expect(announced).toHaveLength(2);
  expect(announced[0]).toBe(announced[1]);
  expect(announced[0]).toMatchObject({
    info: {
      name: 'Harbour',
      rdns: 'org.example.harbour',
      icon: expect.stringMatching(/^data:image\/svg/),
    },
  });
  expect(announced[0]).toHaveProperty('provider', wallet.provider);
  leave();
  request();
  expect(announced).toHaveLength(2);
});
