import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { UnknownRecord } from '../rpc/params.ts';
import { createWallet, type Wallet } from '../wallet/createWallet.ts';
import { type Network, unlistedNetwork } from '../wallet/network.ts';
import type { Answer, Question } from '../wallet/question.ts';
import { createStore } from '../wallet/store.ts';
import { parseState } from '../wallet/walletState.ts';
import type { TestChain, TestWalletOptions } from './options.ts';

/** Wallet engine that approves every prompt and shares all accounts. */
export function openWallet({
  accounts: keys = [generatePrivateKey()],
  chains = [{ id: 1 }],
  connected = false,
  capabilities,
}: TestWalletOptions): Wallet {
  const accounts = keys.map((key, index) => ({
    ...privateKeyToAccount(key),
    label: `Account ${index + 1}`,
  }));
  const shared = connected ? accounts.map(({ address }) => address) : [];
  return createWallet({
    accounts,
    networks: chains.map(networkOf),
    state: createStore(parseState({ connected: shared })),
    lock: createStore(false),
    ask: approve,
    readNetwork: async (id, asked) => networkOf({ id, rpcUrl: urlIn(asked) }),
    capabilities: capabilities && (() => capabilities),
    batchOrder: 'together',
    signsWithoutNode: true,
  });
}

function approve(question: Question, settled?: Promise<unknown>): Answer | Promise<Answer> {
  if (question.kind === 'connect') {
    return { approved: true, accounts: question.accounts.map(({ address }) => address) };
  }
  // Only the test unlocks the wallet.
  return (settled ?? Promise.resolve()).then(() => ({ approved: true, accounts: [] }));
}

const networkOf = ({ id, rpcUrl }: TestChain): Network => ({ ...unlistedNetwork(id), rpcUrl });

function urlIn({ rpcUrls }: UnknownRecord): string | undefined {
  const [url]: unknown[] = Array.isArray(rpcUrls) ? rpcUrls : [];
  return typeof url === 'string' ? url : undefined;
}
