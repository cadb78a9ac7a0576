import { hasMixedScripts } from '@mooring/connect';
import type { Fact, NeededFacts, PaymentFacts } from '@mooring/safe/payment';
import { canonicalDeployments, type Deployment } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { BLOCK_MS } from '../chain/blockTime.ts';
import { useContacts } from '../contacts/useContacts.ts';
import { useTokens } from '../site/SiteContext.ts';
import { type ReadFacts, readFacts } from './readFacts.ts';

/** Refetch interval while something could not be read. */
const FACTS_RETRY_MS = 8_000;

interface FactsOptions {
  readonly chain: Chain;
  /** Account that pays. */
  readonly account: Address;
  readonly needed: NeededFacts;
  /** Known addresses in addition to contacts and the wallet's accounts. */
  readonly known: readonly Address[];
  readonly paid: Fact<readonly Address[]>;
  readonly limit?: Fact<bigint>;
  /** Names by which recipients were entered. */
  readonly names: readonly { readonly address: Address; readonly name: string }[];
  readonly deployments?: readonly Deployment[];
}

const noAddresses: readonly Address[] = [];

interface PaymentFactsLookup {
  readonly facts: PaymentFacts;
  /** True until all reads have settled. */
  readonly isLooking: boolean;
  /** Refetches the facts of the chain. */
  readonly readAgain: () => Promise<PaymentFacts>;
}

/** Returns the facts for the payment check of an account. */
export function usePaymentFacts(options: FactsOptions): PaymentFactsLookup {
  const { chain, account, needed, known, paid, limit, names } = options;
  const { deployments = canonicalDeployments } = options;
  const wagmi = useConfig();
  const { addresses: own = noAddresses } = useConnection();
  const { contacts } = useContacts();
  const listed = useTokens(chain);
  const { code, tokens, balances, accounts } = needed;
  const query = useQuery({
    queryKey: [
      'web',
      'payment-facts',
      chain.id,
      account,
      code.join(),
      tokens.join(),
      balances.join(),
      accounts.join(),
    ],
    staleTime: BLOCK_MS,
    queryFn: () => readFacts(wagmi, { chainId: chain.id, account }, needed),
    refetchInterval: ({ state: { data } }) =>
      data && isWhole(data, needed) ? false : FACTS_RETRY_MS,
  });
  const { data: read, refetch } = query;
  const factsOf = useCallback(
    (told: ReadFacts | undefined): PaymentFacts => ({
      ...{ account, currency: chain.nativeCurrency, listed, paid },
      known: [...known, ...own, ...contacts.map(({ address }) => address)],
      hasCode: (address) => told?.code.get(address.toLowerCase()) ?? 'not-read',
      tokenAt: (address) =>
        told?.tokens.has(address.toLowerCase())
          ? told.tokens.get(address.toLowerCase())
          : 'not-read',
      contractElsewhere: (address) =>
        told?.elsewhere.has(address.toLowerCase())
          ? told.elsewhere.get(address.toLowerCase())
          : 'not-read',
      gasPrice: told?.gasPrice ?? 'not-read',
      balanceOf: (token) => told?.balances.get(token.toLowerCase()) ?? 'not-read',
      published: deployments.flatMap(({ contracts: { fallbackHandler, safe, safeL2 } }) =>
        [fallbackHandler, safe, safeL2].flatMap((one) => one ?? []),
      ),
      mixedNames: [...names, ...contacts].flatMap(({ address, name }) =>
        hasMixedScripts(name) ? [address] : [],
      ),
      ...(limit !== undefined && { limit }),
    }),
    [account, chain, listed, paid, known, own, contacts, deployments, names, limit],
  );
  const facts = useMemo(() => factsOf(read), [factsOf, read]);
  const readAgain = async () => factsOf((await refetch()).data);
  return { facts, isLooking: query.isPending, readAgain };
}

function isWhole(read: ReadFacts, needed: NeededFacts): boolean {
  return (
    read.gasPrice !== 'not-read' &&
    read.code.size === needed.code.length &&
    read.tokens.size === needed.tokens.length &&
    read.balances.size === needed.balances.length &&
    read.elsewhere.size === needed.accounts.length
  );
}
