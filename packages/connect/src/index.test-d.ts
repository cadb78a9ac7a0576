import type { ReactNode } from 'react';
import type { Address, Chain } from 'viem';
import { mainnet, optimism } from 'viem/chains';
import { expectTypeOf, test } from 'vitest';
import { type Config, createConfig, http, useBalance } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import type { knownProviderProps } from './development/checkProviderProps.ts';
import type { knownThemeOptions } from './development/checkThemeOptions.ts';
import type { knownConfigOptions } from './development/logConfigMistakes.ts';
import type { knownButtonProps } from './development/useButtonMistakes.ts';
import {
  type ConnectButtonProps,
  type ConnectButtonState,
  type ConnectionStatus,
  createMooringConfig,
  type Locale,
  lightTheme,
  type MooringConfig,
  type MooringConfigOptions,
  type MooringProviderProps,
  type SendBatchFailure,
  type Theme,
  type ThemeOptions,
  type Transactions,
} from './index.ts';

type Options = Parameters<typeof createMooringConfig>[0];

test('a configuration needs a name and at least one network', () => {
  expectTypeOf<ReturnType<typeof createMooringConfig>>().toEqualTypeOf<MooringConfig>();
  expectTypeOf<{ appName: string; chains: readonly [Chain] }>().toExtend<Options>();
  expectTypeOf<{ appName: string; chains: readonly [] }>().not.toExtend<Options>();
  expectTypeOf<{ chains: readonly [Chain] }>().not.toExtend<Options>();
  expectTypeOf<Options['wagmi']>().toEqualTypeOf<Config | undefined>();
});

test('wagmi’s functions take the networks of the configuration and no others', () => {
  const config = createMooringConfig({ appName: 'Harbour', chains: [mainnet, optimism] });
  expectTypeOf(config).toExtend<MooringConfig>();
  expectTypeOf(config.wagmi.chains).toEqualTypeOf<readonly [typeof mainnet, typeof optimism]>();
  switchChain(config.wagmi, { chainId: 10 });
  useBalance({ config: config.wagmi, chainId: 1 });
  // @ts-expect-error Base is not configured
  switchChain(config.wagmi, { chainId: 8453 });
  // @ts-expect-error Base is not configured
  useBalance({ config: config.wagmi, chainId: 8453 });
});

test('networks that are known when the page runs have any id', () => {
  const chains: readonly [Chain, ...Chain[]] = [mainnet];
  const config = createMooringConfig({ appName: 'Harbour', chains });
  expectTypeOf(config.wagmi.chains[0].id).toEqualTypeOf<number>();
});

test('the type of a given wagmi configuration is kept', () => {
  const chains = [mainnet] as const;
  const own = createConfig({ chains, transports: { [mainnet.id]: http() } });
  const { wagmi } = createMooringConfig({ appName: 'Harbour', chains, wagmi: own });
  expectTypeOf(wagmi).toEqualTypeOf(own);
});

test('a provider needs a configuration and what is inside of it', () => {
  expectTypeOf<{ config: MooringConfig; children: ReactNode }>().toExtend<MooringProviderProps>();
  expectTypeOf<{ children: ReactNode }>().not.toExtend<MooringProviderProps>();
  expectTypeOf<{ locale: 'nl' }>().not.toExtend<Pick<MooringProviderProps, 'locale'>>();
});

test('a theme is made by calling its function', () => {
  expectTypeOf(lightTheme).returns.toEqualTypeOf<Theme>();
  expectTypeOf(lightTheme).not.toExtend<Theme>();
  expectTypeOf<{ accent: 'ocean' }>().toExtend<Parameters<typeof lightTheme>[0]>();
  expectTypeOf<{ accent: 'red' }>().not.toExtend<Parameters<typeof lightTheme>[0]>();
});

test('a button is the same everywhere, or one on small screens and another on large ones', () => {
  expectTypeOf<{ account: 'avatar' }>().toExtend<ConnectButtonProps>();
  expectTypeOf<{ account: { small: 'avatar'; large: 'full' } }>().toExtend<ConnectButtonProps>();
  expectTypeOf<{ account: { small: 'avatar' } }>().not.toExtend<ConnectButtonProps>();
});

test('a custom button has every state', () => {
  expectTypeOf<ConnectionStatus>().toEqualTypeOf<
    'loading' | 'disconnected' | 'connecting' | 'connected' | 'unauthenticated'
  >();
  type Account = NonNullable<ConnectButtonState['account']>;
  expectTypeOf<Account['address']>().toEqualTypeOf<Address>();
  expectTypeOf<Account['balance']>().toEqualTypeOf<string | undefined>();
});

test('a transaction is added with its hash, any string, and what it does', () => {
  type Added = Parameters<Transactions['addTransaction']>[0];
  expectTypeOf<{ hash: `0x${string}`; description: string }>().toExtend<Added>();
  expectTypeOf<{ hash: string; description: string }>().toExtend<Added>();
  expectTypeOf<{ hash: number; description: string }>().not.toExtend<Added>();
  expectTypeOf<{ hash: `0x${string}` }>().not.toExtend<Added>();
});

test('languages are named by their tags', () => {
  expectTypeOf<'ar' | 'zh-HK'>().toExtend<Locale>();
  expectTypeOf<string>().not.toExtend<Locale>();
});

test('reasons of a batch are camelCase', () => {
  expectTypeOf<Extract<SendBatchFailure, `${string}-${string}`>>().toEqualTypeOf<never>();
});

test('names that the checks of development know are those of the types', () => {
  expectTypeOf<(typeof knownConfigOptions)[number]>().toEqualTypeOf<keyof MooringConfigOptions>();
  expectTypeOf<(typeof knownProviderProps)[number]>().toEqualTypeOf<keyof MooringProviderProps>();
  expectTypeOf<(typeof knownButtonProps)[number]>().toEqualTypeOf<keyof ConnectButtonProps>();
  expectTypeOf<(typeof knownThemeOptions)[number]>().toEqualTypeOf<keyof ThemeOptions>();
});
