// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createTestWallet } from '../test-wallet/createTestWallet.ts';

const heard: unknown[] = [];
const hear = (event: Event) => void heard.push(event instanceof CustomEvent && event.detail);
window.addEventListener('eip6963:announceProvider', hear);
afterEach(() => void heard.splice(0));

const request = () => window.dispatchEvent(new Event('eip6963:requestProvider'));

test('announces itself at once, and again when the page asks', () => {
  const wallet = createTestWallet({ name: 'Harbour', rdns: 'org.example.harbour' });
  const leave = wallet.announce();
  request();
  expect(heard).toHaveLength(2);
  expect(heard[0]).toBe(heard[1]);
  expect(heard[0]).toMatchObject({
    info: {
      name: 'Harbour',
      rdns: 'org.example.harbour',
      icon: expect.stringMatching(/^data:image\/svg/),
    },
  });
  expect(heard[0]).toHaveProperty('provider', wallet.provider);
  leave();
  request();
  expect(heard).toHaveLength(2);
});
