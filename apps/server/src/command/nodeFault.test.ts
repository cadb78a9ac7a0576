import { expect, it } from 'vitest';
import { nodeFault } from './nodeFault.ts';

it.each(['22.18.0', '22.30.1', '24.0.0', '24.21.0', '25.1.0', '26.0.0'])(
  'nodeFault is null for Node %s',
  (version) => {
    expect(nodeFault(version)).toBeNull();
  },
);

it.each(['14.21.3', '20.20.2', '22.17.1', '23.11.0'])('nodeFault names Node %s', (version) => {
  expect(nodeFault(version)).toBe(
    `Mooring needs Node 22.18 or newer, except 23; this is Node ${version}.`,
  );
});
