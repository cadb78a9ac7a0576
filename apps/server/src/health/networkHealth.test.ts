import { expect, it } from 'vitest';
import type { Gateway } from '../rpc/gateway.ts';
import { createNetworkHealth } from './networkHealth.ts';

it('looks again after five seconds and sees what has changed', async () => {
  const clock = { ms: 0 };
  const state = { up: true, looks: 0 };
  const gateway: Gateway = {
    async ask() {
      state.looks += 1;
      return state.up ? [{ result: '0x1' }] : [null];
    },
  };
  const health = createNetworkHealth(new Map([[1, gateway]]), () => clock.ms);
  expect(await health()).toEqual({ 1: 'reachable' });
  state.up = false;
  clock.ms = 4_999;
  expect(await health()).toEqual({ 1: 'reachable' });
  clock.ms = 5_000;
  expect(await health()).toEqual({ 1: 'unreachable' });
  expect(state.looks).toBe(2);
});
