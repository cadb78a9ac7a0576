import { expect, it } from 'vitest';
import { createDatabaseHealth } from './databaseHealth.ts';

it('asks the database once a second at most, and sees what has changed', async () => {
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
