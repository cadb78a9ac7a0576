import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MooringProvider } from '@mooring/connect';
import { DEMO_ACCOUNTS, type GatewayFailure, type GatewayLie } from '@mooring/devnet';
import { createSite, parseSiteConfig, type SiteConfig, SiteContext } from '@mooring/page/site';
import { openedTexts, pageCatalogue } from '@mooring/page/texts';
import { completeJsdom, createTestWallet } from '@mooring/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import type {
  DelayedQueue,
  NetworkOrder,
  NetworkPlaces,
  OwnerChange,
} from './localNetwork.testing.ts';
import { MultisigPage } from './MultisigPage.tsx';
import { multisigSource } from './status/multisigSource.ts';
import { multisigCatalogue } from './texts/multisigCatalogue.ts';
import { treasuryCatalogue } from './texts/treasuryCatalogue.ts';

const catalogues = [pageCatalogue, multisigCatalogue, treasuryCatalogue, openedTexts];
type Fault = GatewayLie | GatewayFailure;

/** Network of this process, for all its test files. It ends with the process. */
let started: ReturnType<typeof startNetwork> | undefined;

/** Starts chains and a gateway in another thread: in Node, not in a test's window. */
async function startNetwork() {
  const network = new Worker(join(import.meta.dirname, 'localNetwork.testing.ts'));
  const [places]: NetworkPlaces[] = await once(network, 'message');
  if (!places) throw new Error('The network did not start.');
  network.unref();
  return { network, places };
}

/** Opens the multisig page over a local network with chains and a gateway, without a browser. */
export async function startMultisigBench() {
  completeJsdom();
  // jsdom has no layout, and no scrolling.
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  started ??= startNetwork();
  const { network, places } = await started;
  await Promise.all([
    pageCatalogue.load('en'),
    multisigCatalogue.want('en'),
    treasuryCatalogue.want('en'),
  ]);
  const { restore: restoreFetch, forget, hold, refuse, answerChain } = fetchAsPageOf(places.url);
  const config = parseSiteConfig(await (await fetch(`${places.url}/config.json`)).json());
  let page: ReturnType<typeof openPage> | undefined;

  async function order(what: NetworkOrder) {
    network.postMessage(what);
    const [answer]: { failure: string | undefined }[] = await once(network, 'message');
    if (answer?.failure !== undefined) throw new Error(answer.failure);
  }
  const openAt = async (path: string, visitor: Visitor = {}) => {
    page?.close();
    page = openPage(places, config, path, visitor);
    if (!visitor.early) await page.settled();
    return page;
  };
  return {
    queue: places.queue,
    messages: places.messages,
    async begin(...faults: readonly Fault[]) {
      for (const fault of faults) await order({ do: 'begin', fault });
    },
    slow: (ms: number) => order({ do: 'slow', ms }),
    /** Answers requests for matching paths with a status. */
    refuse,
    /** Holds requests for matching paths until the returned function is called. */
    hold,
    /** Answers JSON-RPC requests in place of the chain, until the returned function is called. */
    answerChain,
    propose: (nonce: bigint, change?: OwnerChange) =>
      order({ do: 'propose', nonce, ...(change && { change }) }),
    write: (letters: number) => order({ do: 'write', letters }),
    /** Changes the number of required signatures on the chain. */
    require: (signatures: number) => order({ do: 'require', signatures }),
    /** Turns the first owner into a contract. */
    deploy: () => order({ do: 'deploy' }),
    /** Sets guardians of the account, who may have started a recovery. */
    guard: (recovers = false) => order({ do: 'guard', recovers }),
    /** Adds a Delay modifier to the account. */
    delay: (queue: DelayedQueue) => order({ do: 'delay', queue }),
    /** Takes the account's coins, and the contracts of its tokens. */
    empty: () => order({ do: 'empty' }),
    clear: () => order({ do: 'clear' }),
    /** Opens a view of the account with a wallet connected on an earlier visit. */
    open: (query = '', visitor: Visitor = {}) =>
      openAt(`/multisig?safe=${places.safe}${query}`, visitor),
    /** Opens the page at any URL. */
    openAt,
    /** Address of the account. */
    address: places.safe.replace(/^\d+:/, ''),
    /** Tokens of the account's network. */
    tokens: config.networks[0].tokens.map(({ address }) => address),
    /** Chain ids, the account's own first. */
    chainIds: places.chains.map(({ id }) => id),
    /** Closes the page, and brings chains and gateway back to how they began. */
    async reset() {
      page?.close();
      forget();
      await order({ do: 'reset' });
    },
    /** Leaves the network to the next file of the process. */
    stop: restoreFetch,
  };
}

/** JSON-RPC request, as far as it is used here. */
interface RpcCall {
  readonly id: number;
  readonly method: string;
}

/** Sets the Origin header on requests to `url`, as a browser does for its pages. */
function fetchAsPageOf(url: string) {
  const plain = globalThis.fetch;
  let refused: { readonly path: RegExp; readonly answer: () => Response } | undefined;
  let held: { readonly path: RegExp; readonly released: Promise<void> } | undefined;
  let answering: ((call: RpcCall) => object) | undefined;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(`${url}/`)) request.headers.set('origin', url);
    const { pathname } = new URL(request.url);
    if (refused?.path.test(pathname)) return refused.answer();
    if (held?.path.test(pathname)) await held.released;
    const answer = answering;
    if (!answer || !pathname.startsWith('/rpc/')) return plain(request);
    const asked: RpcCall | readonly RpcCall[] = await request.json();
    const one = (call: RpcCall) => ({ jsonrpc: '2.0', id: call.id, ...answer(call) });
    return Response.json(Array.isArray(asked) ? asked.map(one) : one(asked as RpcCall));
  };
  return {
    restore() {
      globalThis.fetch = plain;
    },
    /** Holds and answers no more requests; those that are held stay so. */
    forget() {
      held = undefined;
      answering = undefined;
      refused = undefined;
    },
    answerChain(answer: (call: RpcCall) => object) {
      answering = answer;
      return () => {
        answering = undefined;
      };
    },
    refuse(path: RegExp, answer: () => Response) {
      refused = { path, answer };
    },
    hold(path: RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released };
      return () => {
        held = undefined;
        release();
      };
    },
  };
}

/** Owner of the wallet, and its network. */
interface Visitor {
  /** Index of the account. Default: the first, an owner. */
  readonly person?: number;
  /** Default: the account's network. */
  readonly chainId?: number | undefined;
  /** Fills the device's storage, which is empty otherwise. */
  readonly before?: () => void;
  /** Returns before everything has loaded. */
  readonly early?: boolean;
}

function openPage(
  { chains, url }: NetworkPlaces,
  config: SiteConfig,
  path: string,
  { person = 0, chainId, before }: Visitor,
) {
  // Deliberate errors are reported there too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  localStorage.setItem('mooring.wagmi.recentConnectorId', '"org.mooring.test"');
  before?.();
  history.replaceState(null, '', path);
  const accounts = DEMO_ACCOUNTS.slice(person, person + 1).map(({ privateKey }) => privateKey);
  const wallet = createTestWallet({ accounts, chains, connected: true });
  if (chainId !== undefined) wallet.selectChain(chainId);
  const leave = wallet.announce();
  const site = createSite(config, url, {
    connectors: () => [],
    multisig: (wagmi) => multisigSource(config.multisig?.gatewayUrl, wagmi),
  });
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  root.render(
    <QueryClientProvider client={site.mooring.queryClient}>
      <SiteContext value={site}>
        <MooringProvider config={site.mooring} locale="en" catalogues={catalogues}>
          <MultisigPage />
        </MooringProvider>
      </SiteContext>
    </QueryClientProvider>,
  );

  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const named = (name: string) =>
    all('button').find((one) => one.textContent === name && !one.closest('[hidden]'));
  function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement {
    const id = all('label')
      .find(({ textContent }) => textContent === label)
      ?.getAttribute('for');
    const field = document.getElementById(id ?? '');
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      throw new Error(`There is no field "${label}".`);
    return field;
  }
  return {
    all,
    wallet,
    /** Value of a field, by its label. */
    typed: (label: string) => fieldOf(label).value,
    /** Button by its text. */
    button: named,
    /** Button of the wallet action, whatever its text. */
    get action() {
      const [found] = all('.safe-action button');
      if (!found) throw new Error(`There is no action: ${page.textContent}`);
      const id = found.getAttribute('aria-describedby');
      return {
        isClosed: found.ariaDisabled === 'true',
        /** Reason beside the disabled button. */
        obstacle: id === null ? undefined : document.getElementById(id)?.textContent,
        press: () => found.click(),
      };
    },
    /** Text of the page, or of a part. */
    text: (selector = ':scope > *') =>
      all(selector)
        .map((one) => one.textContent)
        .join(' '),
    /** Resolves when all requests have settled. */
    async settled() {
      await expect
        .poll(() => ({
          open: all('#safe-view, #owned, [role=alert]').length > 0,
          waits: all('.skeleton, [aria-busy="true"]').length,
        }))
        .toEqual({ open: true, waits: 0 });
    },
    /** Refetches all shown queries; resolves when all have settled. */
    refetch: () => site.mooring.queryClient.refetchQueries({ type: 'active' }),
    press(name: string) {
      const found = named(name);
      if (!found) throw new Error(`There is no button "${name}": ${page.textContent}`);
      found.click();
    },
    /** Follows a link, by its text. */
    follow(name: string) {
      const found = all('a').find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`There is no link "${name}": ${page.textContent}`);
      found.click();
    },
    /** Types into a field, by its label. */
    type(label: string, text: string) {
      const field = fieldOf(label);
      // React overrides the property on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        text,
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Leaves a field, by its label. */
    leave(label: string) {
      fieldOf(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
    /** Wallet requests to sign or send. */
    asked: () =>
      wallet.requests.map(({ method }) => method).filter((method) => /sign|send/i.test(method)),
    close() {
      root.unmount();
      leave();
      page.remove();
      site.mooring.queryClient.clear();
    },
  };
}
