import { type Answer, protocolError, type StoredRequest } from '@mooring/testing/phone';
import {
  type AccountView,
  answer,
  createStore,
  isRead,
  methodNames,
  unsupportedMethod,
} from '@mooring/testing/wallet';
import { contentOf } from '../demo-wallet/confirm-window/contentOf.tsx';
import { type DemoWallet, openWallet } from '../demo-wallet/openWallet.ts';
import { DEFAULT_SETTINGS } from '../demo-wallet/settings.ts';
import type { Setup } from '../demo-wallet/setup.ts';
import type { Sites } from './session/createSites.ts';
import { type Site, stateForRequest } from './session/session.ts';
import { PHONE_NAME } from './settings.ts';
import type { Decide } from './sheet/sheets.ts';

/**
 * Wallet without quirks: the phone has its own settings. It claims batches, to show what pages do with
 * them.
 */
const phoneSettingsStore = createStore({ ...DEFAULT_SETTINGS, claimBatch: true });

/** Code of a rejection in the protocol. */
const REJECTED = 5_000;

/** Dependencies of answering requests. */
export interface Parts {
  setup: Setup;
  accounts: readonly AccountView[];
  sites: Sites;
  decide: Decide;
  /** Shows a sentence to the person. */
  say: (sentence: string) => void;
}

/** Request of a session. */
type Request = Pick<StoredRequest, 'chainId' | 'method' | 'params'>;

/**
 * Handles a request of a site as the demo wallet in a page would, with prompts shown by `decide`.
 *
 * @param withdrawn aborts when the site no longer waits for the answer.
 */
export async function answerRequest(
  parts: Parts,
  site: Site,
  request: Request,
  withdrawn: AbortSignal,
): Promise<Answer> {
  const outcome = await runRequest(parts, site, request, withdrawn).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: protocolError(error) }),
  );
  if (withdrawn.aborted) return outcome;
  if (!('error' in outcome)) parts.say('Answered.');
  else parts.say(outcome.error.code === REJECTED ? 'Rejected.' : outcome.error.message);
  return outcome;
}

async function runRequest(
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
    settings: phoneSettingsStore,
    state: stateForRequest(sites.stateOf(topic), { account, chainId }),
    confirm: (request) => decide(contentOf(request), withdrawn),
  });
}

/** Permission methods of in-page wallets; a session has its own permissions. */
const PERMISSIONS = /^wallet_(request|get|revoke)Permissions$/;

/** Methods the phone grants a site that names none. */
export const USUAL_METHODS: readonly string[] = methodNames(true).filter(
  (name) => !PERMISSIONS.test(name),
);

/** Returns true for methods the phone supports. */
function hasMethod(name: string): boolean {
  return USUAL_METHODS.includes(name) || isRead(name);
}
