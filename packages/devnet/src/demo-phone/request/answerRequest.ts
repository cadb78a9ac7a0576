import { type Answer, type KeptRequest, protocolError } from '@mooring/testing/phone';
import { type AccountView, answer, createStore, unsupportedMethod } from '@mooring/testing/wallet';
import { contentOf } from '../../demo-wallet/confirm-window/contentOf.ts';
import { type DemoWallet, openWallet } from '../../demo-wallet/openWallet.ts';
import { DEFAULT_SETTINGS } from '../../demo-wallet/settings.ts';
import type { Setup } from '../../demo-wallet/setup.ts';
import type { Decide } from '../decide.ts';
import { PHONE_NAME } from '../phoneName.ts';
import type { Sites } from '../session/createSites.ts';
import { stateForRequest } from '../session/sessionState.ts';
import type { Site } from '../session/site.ts';
import { hasMethod } from './methods.ts';

/**
 * A wallet without oddities: the phone's own are in how it answers. It offers batches, so that what
 * pages do with them is seen.
 */
const settings = createStore({ ...DEFAULT_SETTINGS, claimBatch: true });

/** A person's no, in the protocol. */
const REJECTED = 5_000;

/** Everything that answering needs. */
export type Parts = {
  setup: Setup;
  accounts: readonly AccountView[];
  sites: Sites;
  decide: Decide;
  /** Tells the person what came of it, in a sentence. */
  say: (sentence: string) => void;
};

/** A request of a site, as its session hands it over. */
export type Request = Pick<KeptRequest, 'chainId' | 'method' | 'params'>;

/**
 * Answers one request of a site as the demo wallet in a page would. Whatever the person must see is
 * shown by `decide`.
 *
 * @param withdrawn aborted when nobody waits for the answer any more.
 */
export async function answerRequest(
  parts: Parts,
  site: Site,
  request: Request,
  withdrawn: AbortSignal,
): Promise<Answer> {
  const outcome = await run(parts, site, request, withdrawn).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: protocolError(error) }),
  );
  if (withdrawn.aborted) return outcome;
  if (!('error' in outcome)) parts.say('Answered.');
  else parts.say(outcome.error.code === REJECTED ? 'Rejected.' : outcome.error.message);
  return outcome;
}

async function run(
  parts: Parts,
  site: Site,
  { chainId, method, params }: Request,
  withdrawn: AbortSignal,
): Promise<unknown> {
  if (!hasMethod(method)) throw unsupportedMethod(method);
  const wallet = walletFor(parts, site, chainId, withdrawn);
  const result = await answer(wallet, method, params);
  if (wallet.chainId() !== chainId) await parts.sites.selectChain(site.topic, wallet.chainId());
  return result;
}

function walletFor(
  { setup, sites, decide }: Parts,
  { topic, peer, account }: Site,
  chainId: number,
  withdrawn: AbortSignal,
): DemoWallet {
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
