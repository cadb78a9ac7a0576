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
