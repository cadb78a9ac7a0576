import type { NetworkClient } from '@mooring/rpc-proxy';
import { expect, it } from 'vitest';
import { createNetworkHealth } from './networkHealth.ts';

it('looks again after five seconds and sees what has changed', async () => {
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
