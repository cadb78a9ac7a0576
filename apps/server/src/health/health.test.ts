import type { NetworkClient } from '@mooring/rpc-proxy';
import { expect, it } from 'vitest';
import { createDatabaseHealth, createNetworkHealth } from './health.ts';

it('createDatabaseHealth checks the database at most once a second', async () => {
  const clock = { ms: 0 };
  const state = { up: true, looks: 0 };
  const isUsable = createDatabaseHealth(
    {
      async check() {
        state.looks += 1;
        if (!state.up) throw new Error('gone');
      },
    },
    () => clock.ms,
  );
  expect(await Promise.all([isUsable(), isUsable()])).toEqual([true, true]);
  state.up = false;
  clock.ms = 999;
  expect(await isUsable()).toBe(true);
  clock.ms = 1_000;
  expect(await isUsable()).toBe(false);
  expect(state.looks).toBe(2);
});

it('createDatabaseHealth does not check again while a check hangs', async () => {
  const clock = { ms: 0 };
  let [checks, end] = [0, () => {}];
  const hanging = new Promise<void>((resolve) => {
    end = resolve;
  });
  const store = {
    check() {
      checks += 1;
      return hanging;
    },
  };
  const isUsable = createDatabaseHealth(store, () => clock.ms);
  const first = isUsable();
  clock.ms = 1_000;
  const second = isUsable();
  end();
  expect([await first, await second, checks]).toEqual([true, true, 1]);
});

it('createNetworkHealth checks networks at most every five seconds', async () => {
  const clock = { ms: 0 };
  const state = { up: true, looks: 0 };
  const network: NetworkClient = {
    async ask() {
      state.looks += 1;
      return state.up ? [{ result: '0x1' }] : [null];
    },
  };
  const health = createNetworkHealth(new Map([[1, network]]), () => clock.ms);
  expect(await health()).toEqual({ 1: 'reachable' });
  state.up = false;
  clock.ms = 4_999;
  expect(await health()).toEqual({ 1: 'reachable' });
  clock.ms = 5_000;
  expect(await health()).toEqual({ 1: 'unreachable' });
  expect(state.looks).toBe(2);
});
