import { type Client, post } from './client.ts';

/** Call with the chain's own response. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly truth: string;
}

/**
 * Calls to a chain without new blocks, with the chain's own responses: accounts, blocks, transactions,
 * receipts, logs, code, and some errors.
 */
export async function collectCalls(
  client: Client,
  url: string,
  accounts: readonly string[],
): Promise<readonly RpcCall[]> {
  const ask = async (method: string, params: readonly unknown[]) => {
    const { text } = await post(client, url, callOf(1, { method, params }));
    const answer: unknown = JSON.parse(text);
    return { ...Object(answer) };
  };
  const head = Number((await ask('eth_blockNumber', [])).result);
  const calls: [string, readonly unknown[]][] = [
    ['eth_chainId', []],
    ['eth_blockNumber', []],
    ['eth_call', [{ to: accounts[0], data: '0x01' }, 'latest']],
    ['eth_call', [{ from: accounts[0], to: accounts[1], value: `0x${'f'.repeat(30)}` }, 'latest']],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: hex(head) }]],
    ['eth_getTransactionReceipt', [`0x${'00'.repeat(32)}`]],
  ];
  for (const account of accounts) {
    for (const block of ['latest', hex(head), '0x1']) {
      calls.push(['eth_getBalance', [account, block]]);
      calls.push(['eth_getTransactionCount', [account, block]]);
    }
    calls.push(['eth_getCode', [account, 'latest']]);
  }
  for (let number = Math.max(0, head - 30); number <= head; number += 1) {
    calls.push(['eth_getBlockByNumber', [hex(number), false]]);
    const { result } = await ask('eth_getBlockByNumber', [hex(number), false]);
    const { hash, transactions } = { ...Object(result) };
    calls.push(['eth_getBlockByHash', [hash, true]]);
    for (const transaction of Array.isArray(transactions) ? transactions : []) {
      calls.push(['eth_getTransactionByHash', [transaction]]);
      calls.push(['eth_getTransactionReceipt', [transaction]]);
    }
  }
  const questions: RpcCall[] = [];
  for (const [method, params] of calls) {
    questions.push({ method, params, truth: answerOf(await ask(method, params)) });
  }
  return questions;
}

/** Result or error of a response, as comparable text. */
export function answerOf(response: unknown): string {
  const { result, error } = { ...Object(response) };
  return JSON.stringify(error === undefined ? { result } : { error });
}

/** JSON-RPC request of a call. */
export function callOf(
  id: number,
  { method, params }: { readonly method: string; readonly params: readonly unknown[] },
): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

function hex(number: number): string {
  return `0x${number.toString(16)}`;
}
