import {
  type AccountView,
  answer,
  createStore,
  ProviderRpcError,
  unsupportedMethod,
  type Wallet,
} from '@mooring/testing/wallet';
import type { WalletKitTypes } from '@reown/walletkit';
import { contentOf } from '../../demo-wallet/confirm-window/contentOf.ts';
import { openWallet } from '../../demo-wallet/openWallet.ts';
import { DEFAULT_SETTINGS } from '../../demo-wallet/settings.ts';
import type { Setup } from '../../demo-wallet/setup.ts';
import type { Decide } from '../decide.ts';
import { PHONE_NAME } from '../phoneName.ts';
import { readChain } from '../proposal/readProposal.ts';
import type { Sites } from '../session/createSites.ts';
import { stateForRequest } from '../session/sessionState.ts';
import type { Site } from '../session/site.ts';
import type { Kit } from '../startKit.ts';
import { hasMethod } from './methods.ts';

/**
 * A wallet without oddities: the phone's own are in how it answers. It offers batches, so that what
 * pages do with them is seen.
 */
const settings = createStore({ ...DEFAULT_SETTINGS, claimBatch: true });

/** A person's no, in the protocol. */
const REJECTED = 5_000;

/** What answering needs. */
export type Parts = {
  kit: Kit;
  setup: Setup;
  accounts: readonly AccountView[];
  sites: Sites;
  decide: Decide;
};

/**
 * Answers one request of a site as the demo wallet in a page would, and hands the answer to the
 * library. What the person must see is shown by `decide`. Resolves with what came of it, in a sentence.
 *
 * @param withdrawn aborted when nobody waits for the answer any more; then it is undefined.
 */
export async function answerRequest(
  parts: Parts,
  { topic, id, params }: WalletKitTypes.SessionRequest,
  withdrawn: AbortSignal,
): Promise<string | undefined> {
  const { kit, sites } = parts;
  const site = sites.list().find((one) => one.topic === topic);
  if (!site) return 'A site that is not connected asked for something.';
  const outcome = await run(parts, site, params, withdrawn).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: writeError(error) }),
  );
  if (withdrawn.aborted) return undefined;
  await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } });
  if (!('error' in outcome)) return 'Answered.';
  return outcome.error.code === REJECTED ? 'Rejected.' : outcome.error.message;
}

async function run(
  parts: Parts,
  site: Site,
  { chainId, request }: WalletKitTypes.SessionRequest['params'],
  withdrawn: AbortSignal,
): Promise<unknown> {
  if (!hasMethod(request.method)) throw unsupportedMethod(request.method);
  const asked = readChain(chainId) ?? site.chainId;
  const wallet = walletFor(parts, site, asked, withdrawn);
  const result = await answer(wallet, request.method, request.params);
  if (wallet.chainId() !== asked) await parts.sites.selectChain(site.topic, wallet.chainId());
  return result;
}

function walletFor(
  { setup, sites, decide }: Parts,
  { topic, peer, account }: Site,
  chainId: number,
  withdrawn: AbortSignal,
): Wallet {
  const rdns = 'org.mooring.demo.phone';
  return openWallet({
    identity: { name: PHONE_NAME, rdns, stateKey: '' },
    origin: peer.url,
    setup,
    settings,
    state: stateForRequest(sites.stateOf(topic), { account, chainId }),
    confirm: (request) => decide(contentOf(request), withdrawn),
  });
}

/** Error codes of the protocol where it has its own. */
function writeError(error: unknown): { code: number; message: string; data?: string } {
  if (!(error instanceof ProviderRpcError)) {
    return { code: -32603, message: error instanceof Error ? error.message : 'Internal error.' };
  }
  const { code, message, data } = error;
  if (code === 4001) return { code: REJECTED, message: 'User rejected.' };
  return { code, message, ...(typeof data === 'string' && { data }) };
}
