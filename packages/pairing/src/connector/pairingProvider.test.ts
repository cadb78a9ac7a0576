import { expect, test } from 'vitest';
import { createEmitter } from './pairingProvider.ts';

test('a listener hears its event, once, until it is removed', () => {
  const { on, removeListener, emit } = createEmitter();
  const heard: string[] = [];
  const listener = (chainId: string) => void heard.push(chainId);
  on('chainChanged', listener);
  on('chainChanged', listener);
  emit('chainChanged', '0x1');
  emit('accountsChanged', []);
  removeListener('chainChanged', listener);
  emit('chainChanged', '0x2');
  expect(heard).toEqual(['0x1']);
});

test('one who throws keeps no other from hearing, and is heard of', async () => {
  const { on, emit } = createEmitter();
  const heard: unknown[] = [];
  const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
  on('message', () => {
    throw new Error('broken');
  });
  on('message', (message) => void heard.push(message));
  const others = process.listeners('uncaughtException').slice(0, -1);
  for (const other of others) process.off('uncaughtException', other);
  emit('message', { type: 'a', data: 1 });
  expect(await thrown).toMatchObject({ message: 'broken' });
  for (const other of others) process.on('uncaughtException', other);
  expect(heard).toEqual([{ type: 'a', data: 1 }]);
});
