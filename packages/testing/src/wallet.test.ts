import { expect, test } from 'vitest';
import * as all from './wallet.ts';

test('entry exports only its public names', () => {
  expect(Object.keys(all).sort()).toEqual([
    'LONGEST_INPUT',
    'ProviderRpcError',
    'announce',
    'answer',
    'createEmitter',
    'createProvider',
    'createStore',
    'createWallet',
    'emitChanges',
    'invalidParams',
    'isRead',
    'isRecord',
    'methodNames',
    'parseCurrency',
    'parseState',
    'randomUuid',
    'readList',
    'readText',
    'unlistedNetwork',
    'unsupportedMethod',
  ]);
});
