import { expect, test } from 'vitest';
import * as gateway from './gateway/index.ts';
import * as safe from './index.ts';
import * as payment from './payment/index.ts';
import * as transactions from './transactions/index.ts';

test('exports', () => {
  expect(Object.keys(safe).sort()).toEqual([
    'ProviderRpcError',
    'createMessenger',
    'createSafeProvider',
    'getChainInfo',
    'getEnvironmentInfo',
    'getHostTransaction',
    'getOffChainSignature',
    'getPermissions',
    'getSafeBalances',
    'getSafeInfo',
    'isEmbedded',
    'requestAddressBook',
    'requestPermissions',
    'rpcCall',
    'safe',
    'sendTransactions',
    'signWithHost',
    'watchTheme',
  ]);
});

test('exports of the gateway', () => {
  expect(Object.keys(gateway).sort()).toEqual([
    'GatewayError',
    'createGatewayClient',
    'readRowHash',
  ]);
});

test('exports of transactions', () => {
  expect(Object.keys(transactions).sort()).toEqual([
    'SafeSignatureError',
    'addDelegate',
    'addOwner',
    'allowanceModuleOn',
    'allowanceModules',
    'approvedHashSignature',
    'batchCalls',
    'callStatus',
    'canonicalDeployments',
    'canonicalTargets',
    'changeThreshold',
    'checkConfirmations',
    'checkGatewayMessage',
    'checkGatewaySafe',
    'checkGatewayTransaction',
    'checkSignatures',
    'checkTransaction',
    'contractSignature',
    'createRejection',
    'createTransaction',
    'decodeCall',
    'deleteAllowance',
    'deletionTypedData',
    'disableModule',
    'enableModule',
    'encodeApproval',
    'encodeExecution',
    'encodeMultiSend',
    'greatestRefund',
    'hashSafeMessage',
    'hashTransaction',
    'isAllowanceModule',
    'isRefused',
    'joinSignatures',
    'knownTargetsOf',
    'loadDeployments',
    'messageTypedData',
    'nestedMessage',
    'packCalls',
    'readApprovals',
    'readExecution',
    'readMessageStatus',
    'readRefund',
    'readTransactionStatus',
    'removeDelegate',
    'removeOwner',
    'resetAllowance',
    'setAllowance',
    'setFallbackHandler',
    'setGuard',
    'setModuleGuard',
    'sortSignatures',
    'splitSignatures',
    'swapOwner',
    'toSafeSignature',
    'transactionTypedData',
    'unpackCalls',
  ]);
});

test('exports of payments', () => {
  expect(Object.keys(payment).sort()).toEqual([
    'createLookAlikes',
    'explainCalls',
    'explainTransaction',
    'findImitatedSymbol',
    'hasPossibleDecimals',
    'isBurnAddress',
    'isPaymentFinding',
    'isRaw',
    'neededFacts',
    'purposeOf',
    'readCallKind',
    'readSetting',
    'sumOutgoing',
  ]);
});
