import { expect, test } from 'vitest';
import * as gateway from './gateway/index.ts';
import * as safe from './index.ts';
import * as payment from './payment/index.ts';
import * as transactions from './transactions/index.ts';

test('@mooring/safe exports only its public names', () => {
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

test('@mooring/safe/gateway exports only its public names', () => {
  expect(Object.keys(gateway).sort()).toEqual([
    'GatewayError',
    'createGatewayClient',
    'readRowHash',
  ]);
});

test('@mooring/safe/transactions exports only its public names', () => {
  expect(Object.keys(transactions).sort()).toEqual([
    'SafeSignatureError',
    'addDelegate',
    'addOwner',
    'allowanceModuleOn',
    'allowanceModules',
    'approvedHashSignature',
    'batchCalls',
    'callStatus',
    'cancelDelayed',
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
    'delayTarget',
    'deleteAllowance',
    'deletionTypedData',
    'disableModule',
    'enableModule',
    'encodeApproval',
    'encodeExecution',
    'encodeMultiSend',
    'executionAbi',
    'fallbackHandlerSlot',
    'greatestRefund',
    'guardSlot',
    'hashSafeMessage',
    'hashTransaction',
    'isAllowanceModule',
    'isDelayModifier',
    'isRefused',
    'isVersionAtLeast',
    'joinSignatures',
    'knownTargetsOf',
    'listSentinel',
    'loadDeployments',
    'messageTypedData',
    'moduleGuardSlot',
    'multiSendAbi',
    'nestedMessage',
    'packCalls',
    'proxyFactoryAbi',
    'readApprovals',
    'readExecution',
    'readMessageStatus',
    'readRefund',
    'readTransactionStatus',
    'recoveryTarget',
    'removeDelegate',
    'removeOwner',
    'resetAllowance',
    'setAllowance',
    'setFallbackHandler',
    'setGuard',
    'setModuleGuard',
    'setupAbi',
    'sortSignatures',
    'splitSignatures',
    'swapOwner',
    'toSafeSignature',
    'transactionTypedData',
    'unpackCalls',
  ]);
});

test('@mooring/safe/payment exports only its public names', () => {
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
