import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as address from './address.ts';
import * as headless from './headless.ts';
import * as kit from './index.ts';

const isHook = (name: string) => /^use[A-Z]/.test(name);

test('@mooring/connect exports only its public names', () => {
  expect(
    Object.keys(kit)
      .filter((name) => !isHook(name))
      .sort(),
  ).toEqual([
    'AuthenticationProvider',
    'Avatar',
    'ConnectButton',
    'ConnectWalletError',
    'CustomConnectButton',
    'CustomWalletButton',
    'Dialog',
    'InvalidTransactionError',
    'MooringProvider',
    'NetworkIcon',
    'OpenPhoneWallet',
    'SendBatchError',
    'SignInError',
    'SwitchNetworkError',
    'TransactionRow',
    'UnansweredRequests',
    'WalletButton',
    'accents',
    'comparableAddress',
    'createCatalogue',
    'createDeviceStorage',
    'createMooringConfig',
    'createTransactionStore',
    'createTranslate',
    'darkTheme',
    'defaultTimeouts',
    'directionOf',
    'errorReason',
    'explorerLink',
    'formatAddress',
    'formatBalance',
    'formatName',
    'graphiteTheme',
    'hasMixedScripts',
    'isLocale',
    'isRejection',
    'lightTheme',
    'listWalletIds',
    'loadConnectedParts',
    'loadTexts',
    'localeName',
    'locales',
    'matchLocale',
    'meadowTheme',
    'midnightTheme',
    'paperTheme',
    'themeDeclarations',
    'themeTokens',
    'timeAgo',
    'validateTransaction',
    'visibleText',
  ]);
});

test('@mooring/connect exports only the hooks that have a row in docs/options.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/options.md'), 'utf8');
  const [, table = ''] = /^\| hook \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const cells = table.matchAll(/^\|(.+?) \| /gm);
  const hooks = [...cells].flatMap(([, cell = '']) => cell.match(/\buse[A-Z]\w*(?=\()/g) ?? []);
  expect(Object.keys(kit).filter(isHook).sort()).toEqual(hooks.sort());
});

test('@mooring/connect/address exports only its public names', () => {
  expect(Object.keys(address).sort()).toEqual([
    'chainIdOf',
    'plainText',
    'readAddress',
    'readByGateways',
    'resolveName',
    'shortNameOf',
    'splitNetwork',
    'stripInvisible',
  ]);
});

test('@mooring/connect/headless exports only its public names', () => {
  expect(Object.keys(headless).sort()).toEqual([
    'ConnectWalletError',
    'SignInError',
    'SwitchNetworkError',
    'createQrCode',
    'formatAddress',
    'formatName',
    'useAnnounce',
    'useAuthentication',
    'useBalance',
    'useConnectWallet',
    'useConnectionStatus',
    'useCopy',
    'useDisconnectWallet',
    'useIdentity',
    'useSignIn',
    'useSwitchNetwork',
    'useTransactions',
    'useWalletList',
  ]);
});
