import { decodeCall, hashSafeMessage, type SafeCall } from '@mooring/safe/transactions';
import { encodeFunctionData, type Hex, hashMessage, hashTypedData, isHash, parseAbi } from 'viem';
import { SAFE_CONTRACTS } from '../../../safe/contracts/safeContracts.ts';
import { readRecordFields } from '../../../schemas.ts';
import { type AppRequest, noResponse } from '../bridge.ts';
import type { Session } from '../session.ts';
import { offChainSignature, signMessage } from '../signing/messages.ts';
import { prepareTransaction, proposeTransaction } from '../signing/transactions.ts';
import type { Ask } from './createQuestions.ts';
import { createPermissions, createReads } from './createReads.ts';
import { describeCall } from './describeCall.ts';
import { readCalls, readTypedData } from './readParams.ts';

const LONGEST_HOST_MESSAGE = 100_000;
const signMessageAbi = parseAbi(['function signMessage(bytes data)']);

/**
 * Creates the handler of the application's requests; it rejects with the error text for the application.
 */
export function createHandler(session: Session, ask: Ask, isDark: () => boolean) {
  const { opened, read } = session;
  const origin = JSON.stringify({ url: opened.app.origin, name: opened.app.host });
  let signsOffChain = true;
  const reads = createReads(session, (on) => {
    signsOffChain = on;
  });
  const permissions = createPermissions(session, ask);

  async function send(title: string, calls: readonly SafeCall[]): Promise<unknown> {
    const prepared = await prepareTransaction(session, calls);
    const { transaction, hashes } = prepared;
    const safeTxHash = await ask({
      title,
      lines: describeCall(decodeCall(transaction, { safe: opened.safe }), opened.network),
      facts: [
        ['Asked by', opened.app.origin],
        ['Nonce', String(transaction.nonce)],
        ['Runs as', transaction.operation === 1 ? 'the Safe itself (delegatecall)' : 'a call'],
        ['Domain hash', hashes.domainHash],
        ['Message hash', hashes.messageHash],
        ['Safe transaction hash', hashes.hash],
      ],
      act: (signer) => proposeTransaction(session, prepared, signer, origin),
    });
    return { safeTxHash };
  }

  /** @param plain hash an ordinary account would sign */
  async function sign(posted: string | object, plain: Hex, shown: string): Promise<unknown> {
    const safe = await read();
    if (!signsOffChain) {
      const data = encodeFunctionData({ abi: signMessageAbi, args: [plain] });
      const library = SAFE_CONTRACTS[safe.version === '1.5.0' ? '1.5.0' : '1.4.1'].signMessageLib;
      return send('Sign a message on the chain', [{ to: library, value: 0n, data, operation: 1 }]);
    }
    const content = { raw: plain };
    const hashes = hashSafeMessage(content, safe);
    return ask({
      title: 'Sign a message',
      lines: [{ text: shown, depth: 0 }],
      facts: [
        ['Asked by', opened.app.origin],
        ['Domain hash', hashes.domainHash],
        ['Message hash', hashes.messageHash],
        ['Safe message hash', hashes.hash],
      ],
      act: (signer) => signMessage(session, { content, posted }, signer),
    });
  }

  return async ({ method, params: given }: AppRequest): Promise<unknown> => {
    const params = readRecordFields(given);
    switch (method) {
      case 'getSafeInfo':
        return reads.safeInfo();
      case 'getChainInfo':
        return reads.chainInfo();
      case 'getEnvironmentInfo':
        return { origin: location.origin };
      case 'getSafeBalances':
        return reads.balances(params['currency']);
      case 'getTxBySafeTxHash':
        return reads.transaction(params['safeTxHash']);
      case 'rpcCall':
        return reads.rpcCall(params);
      case 'sendTransactions':
        return send('Confirm a transaction', readCalls(params['txs']));
      case 'signMessage': {
        const message = String(params['message']).slice(0, LONGEST_HOST_MESSAGE);
        return sign(message, hashMessage(message), message);
      }
      case 'signTypedMessage': {
        const typedData = readTypedData(params['typedData']);
        return sign(
          typedData,
          hashTypedData(typedData),
          JSON.stringify(typedData.message, null, 2),
        );
      }
      case 'getOffChainSignature': {
        // The hash alone, without a message: applications send it this way.
        if (typeof given !== 'string' || !isHash(given)) throw new Error('Invalid hash.');
        return (await offChainSignature(session, given)) || noResponse;
      }
      case 'getCurrentTheme':
        return { darkMode: isDark() };
      case 'requestAddressBook':
        return permissions.addressBook();
      case 'wallet_getPermissions':
        return permissions.list();
      case 'wallet_requestPermissions':
        return permissions.request();
      default:
        throw new Error(`"${method.slice(0, 60)}" is not supported.`);
    }
  };
}
