import { isContractError, LONGEST_SYMBOL, readEach } from '@mooring/internal';
import {
  type Fact,
  hasPossibleDecimals,
  interfaceAbi,
  itemInterfaces,
  type NeededFacts,
  type TokenFacts,
} from '@mooring/safe/payment';
import {
  type Address,
  type Client,
  erc20Abi,
  hexToString,
  isAddressEqual,
  parseAbi,
  zeroAddress,
} from 'viem';
import { getBalance, getGasPrice, readContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { hasCode } from '../chain/hasCode.ts';
import { readContractElsewhere } from '../chain/readContractElsewhere.ts';

/** Facts of a chain by address in lower case; unreadable ones are absent. */
export interface ReadFacts {
  readonly code: ReadonlyMap<string, boolean>;
  readonly tokens: ReadonlyMap<string, TokenFacts | undefined>;
  readonly balances: ReadonlyMap<string, bigint>;
  /** Chain ids of other networks with contracts at addresses that have no code on this one; undefined without one. */
  readonly elsewhere: ReadonlyMap<string, number | undefined>;
  readonly gasPrice: Fact<bigint>;
}

/** Reads the facts an explanation needs: `eth_getCode`, `eth_getBalance`, `eth_gasPrice`, and token calls. */
export async function readFacts(
  wagmi: Config,
  { chainId, account }: { readonly chainId: number; readonly account: Address },
  { code, tokens, balances, accounts }: NeededFacts,
): Promise<ReadFacts> {
  const client = wagmi.getClient({ chainId });
  const silent = new Set<number>();
  const [codes, told, held, elsewhere, gasPrice] = await Promise.all([
    readEach(code, (address) => hasCode(client, address)),
    readEach(tokens, (address) => readTokenContract(client, address)),
    readEach(balances, (token) => readAccountBalance(client, account, token)),
    readEach(accounts, async (address) => {
      const { network, unread } = await readContractElsewhere(wagmi, address, chainId, silent);
      if (!network && unread.length > 0) throw new Error('A network did not answer.');
      return network?.id;
    }),
    getGasPrice(client).catch((): Fact<bigint> => 'not-read'),
  ]);
  return { code: codes, tokens: told, balances: held, elsewhere, gasPrice };
}

/** Reads a token from its contract; undefined without one. */
async function readTokenContract(
  client: Client,
  address: Address,
): Promise<TokenFacts | undefined> {
  if (!(await hasCode(client, address))) return undefined;
  const decimals = await orNothing(
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  );
  const fungible = async (): Promise<TokenFacts | undefined> =>
    decimals === undefined
      ? undefined
      : { kind: 'fungible', decimals, symbol: await readSymbol(client, address) };
  if (decimals !== undefined && hasPossibleDecimals({ decimals })) return fungible();
  for (const id of itemInterfaces) {
    const isItems = await orNothing(
      readContract(client, {
        address,
        abi: interfaceAbi,
        functionName: 'supportsInterface',
        args: [id],
      }),
    );
    if (isItems) return { kind: 'items', symbol: await readSymbol(client, address) };
  }
  return fungible();
}

/** Older tokens return bytes32 instead of a string. */
const bytesSymbolAbi = parseAbi(['function symbol() view returns (bytes32)']);

async function readSymbol(client: Client, address: Address): Promise<string> {
  const text = await orNothing(
    readContract(client, { address, abi: erc20Abi, functionName: 'symbol' }),
  );
  if (text !== undefined) return text.slice(0, LONGEST_SYMBOL);
  const bytes = await orNothing(
    readContract(client, { address, abi: bytesSymbolAbi, functionName: 'symbol' }),
  );
  return bytes === undefined ? '' : hexToString(bytes, { size: 32 }).slice(0, LONGEST_SYMBOL);
}

/**
 * Returns the result of a contract call; undefined if the contract has none. Rejects if the network does not respond.
 */
async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isContractError(error)) return undefined;
    throw error;
  }
}

async function readAccountBalance(
  client: Client,
  account: Address,
  token: Address,
): Promise<bigint> {
  if (isAddressEqual(token, zeroAddress)) return getBalance(client, { address: account });
  const held = await orNothing(
    readContract(client, {
      ...{ address: token, abi: erc20Abi, functionName: 'balanceOf' },
      args: [account],
    }),
  );
  return held ?? 0n;
}
