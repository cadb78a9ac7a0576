import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalDeployments, loadDeployments } from '@mooring/safe/transactions';
import {
  getDaimoP256VerifierDeployment,
  getSafeWebAuthnSignerFactoryDeployment,
} from '@safe-global/safe-modules-deployments';
import { expect, test } from 'vitest';
import { checkContracts, type PasskeyContracts, passkeyContracts } from './contracts.ts';
import { accountVersion, safeContracts } from './safeContracts.ts';

const published = { version: '0.2.1', released: true };
const factories = getSafeWebAuthnSignerFactoryDeployment(published)?.networkAddresses ?? {};
const verifiers = getDaimoP256VerifierDeployment(published)?.networkAddresses ?? {};

test('passkeyContracts equals Safe’s published deployments, on networks with a Safe', () => {
  // Muster has the factory, and no Safe 1.4.1 to be the account.
  const listed = Object.keys(factories).filter((chainId) => chainId !== '4078');
  expect(Object.keys(passkeyContracts)).toEqual(listed);
  for (const [chainId, contracts] of Object.entries(passkeyContracts)) {
    expect(contracts.factory).toBe(factories[chainId]);
    expect(contracts.verifiers).toBe(`0x0100${verifiers[chainId]?.slice(2)}`);
  }
});

test('docs/passkey.md lists the networks of passkeyContracts', async () => {
  const document = await readFile(join(import.meta.dirname, '../../../../docs/passkey.md'), 'utf8');
  const [, table = ''] = document.split('| network | chain id | kind |');
  const [rows = ''] = table.split('\n\n');
  const listed = [...rows.matchAll(/\| (\d+) \|/g)].map(([, chainId]) => Number(chainId));
  expect(listed.sort((a, b) => a - b)).toEqual(Object.keys(passkeyContracts).map(Number));
});

test('safeContracts are the canonical deployments', async () => {
  const { contracts } = canonicalDeployments.find((one) => one.version === accountVersion) ?? {};
  expect(contracts).toMatchObject(safeContracts);
});

test.each(Object.keys(passkeyContracts))(
  'safeContracts are deployed on network %s',
  async (chainId) => {
    const sets = await loadDeployments(Number(chainId));
    const all = sets.filter(({ version }) => version === accountVersion);
    expect(all.map(({ contracts }) => contracts)).toContainEqual(
      expect.objectContaining(safeContracts),
    );
  },
);

const [sound] = Object.values(passkeyContracts);

test.each<[string, Partial<PasskeyContracts>]>([
  ['a factory that is not an address', { factory: '0x1234' }],
  ['the precompile alone', { verifiers: `0x0100${'0'.repeat(40)}` }],
  ['a verifier alone', { verifiers: '0xc2b78104907F722DABAc4C69f826a522B2754De4' }],
])('checkContracts refuses %s', (_, wrong) => {
  if (!sound) throw new Error('There are no contracts.');
  expect(() => checkContracts(sound)).not.toThrow();
  expect(() => checkContracts({ ...sound, ...wrong })).toThrow('contracts:');
});
