import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashTransaction } from '@mooring/safe/transactions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { type Devnet, startDevnet } from '../devnet.ts';
import { coins } from '../safe/multisig/safeTransactions.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { startGateway } from './startGateway.ts';

const [mira] = DEMO_ACCOUNTS;
let devnet: Devnet;
let stateFolder: string;
beforeAll(async () => {
  stateFolder = mkdtempSync(join(tmpdir(), 'mooring-gateway-test-'));
  devnet = await startDevnet({ stateFolder });
});
afterAll(async () => {
  await devnet.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

/** Runs `act` on a gateway with stored state; returns the length of the queue after. */
async function session(act: (client: ReturnType<typeof createGatewayClient>) => Promise<unknown>) {
  const gateway = await startGateway({ devnet, stateFolder });
  try {
    const client = createGatewayClient({ baseUrl: gateway.url });
    await act(client);
    const { chainId, address } = club();
    const { results } = await client.safes.queued(chainId, address);
    return results.filter(({ type }) => type === 'TRANSACTION').length;
  } finally {
    await gateway.stop();
  }
}

function club() {
  const [multisig] = devnet.multisigs;
  if (!multisig) throw new Error('The network has no Safe.');
  return multisig.safe;
}

test('startGateway restores proposals after a restart, and refuses a torn file', async () => {
  const safe = club();
  const transaction = createTransaction(coins(TREASURY.address, '0.02'), 12n);
  const { hash } = hashTransaction(transaction, safe);
  const signature = signHash(hash, mira.privateKey);
  const proposed = await session((client) =>
    client.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: mira.address,
      signature,
    }),
  );
  expect(proposed).toBe(6);
  await devnet.stop();
  devnet = await startDevnet({ stateFolder });
  const kept = await session(async (client) => {
    const details = await client.transactions.get(safe.chainId, hash);
    expect(details.detailedExecutionInfo).toMatchObject({ confirmations: [{ signature }] });
    const { results } = await client.safes.history(safe.chainId, safe.address);
    expect(results.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(12);
  });
  expect(kept).toBe(6);
  writeFileSync(join(stateFolder, 'gateway.json'), '{"networks":[');
  await expect(session(async () => {})).rejects.toThrow(/gateway\.json is damaged/);
});
