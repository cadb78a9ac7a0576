import { withResolvers } from '@mooring/internal';
import { checkFilter, matchesFilter, type RequestFilter } from './createScripts.ts';
import { type Behaviour, createVerbs, type Verbs } from './verbs.ts';

/** Request of the page. The verbs decide a hanging one; they throw for any other. */
export interface WalletRequest extends Verbs {
  readonly method: string;
  /** Parameters as sent by the page. */
  readonly params: unknown;
  /** `hanging` waits for the test, `pending` is being handled. */
  readonly state: 'pending' | 'hanging' | 'answered' | 'failed';
  /** Result of the response. */
  readonly result: unknown;
  /** Error of the response. */
  readonly error: unknown;
}

/** Request being handled. */
export interface OpenRequest {
  /** Marks it as hanging, and resolves with the test's decision; `onDecided` is called at once. */
  decision(onDecided: () => void): Promise<Behaviour>;
  settle(outcome: { readonly result: unknown } | { readonly error: unknown }): void;
}

/** Options of waiting for a request. */
export interface WaitOptions {
  /** Timeout in ms. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** Log of the page's requests, in order. */
export function createRequestLog() {
  const requests: WalletRequest[] = [];
  const taken = new Set<WalletRequest>();
  const watchers = new Set<() => void>();

  function open(method: string, params: unknown): OpenRequest {
    let state: WalletRequest['state'] = 'pending';
    let outcome: { result?: unknown; error?: unknown } = {};
    let decide: (behaviour: Behaviour) => void = () => {};
    const request: WalletRequest = {
      ...createVerbs((behaviour) => {
        if (state !== 'hanging') {
          throw new Error(`${method} is ${state}: only a request that hangs can be decided.`);
        }
        state = 'pending';
        decide(behaviour);
      }),
      method,
      params,
      get state() {
        return state;
      },
      get result() {
        return outcome.result;
      },
      get error() {
        return outcome.error;
      },
    };
    requests.push(request);
    return {
      decision: (onDecided) =>
        new Promise((resolve) => {
          state = 'hanging';
          decide = (behaviour) => {
            onDecided();
            resolve(behaviour);
          };
        }),
      settle(settled) {
        outcome = settled;
        state = 'error' in settled ? 'failed' : 'answered';
      },
    };
  }

  function take(asked: RequestFilter): WalletRequest | undefined {
    const found = requests.find((each) => !taken.has(each) && matchesFilter(asked, each.method));
    if (found) taken.add(found);
    return found;
  }

  return {
    requests,
    open,
    /** Notifies waiting tests; called when the behaviour of a request is known. */
    notify(): void {
      for (const watcher of [...watchers]) watcher();
    },
    /**
     * First request not returned before; waits for it.
     * @throws {Error} on timeout, listing the requests of the page
     */
    async next(
      filter: RequestFilter,
      { timeoutMs = 10_000 }: WaitOptions = {},
    ): Promise<WalletRequest> {
      const asked = checkFilter(filter);
      const { promise, resolve, reject } = withResolvers<WalletRequest>();
      const look = () => {
        const found = take(asked);
        if (!found) return;
        stop();
        resolve(found);
      };
      const timer = setTimeout(() => {
        stop();
        const seen = requests.map(({ method }) => method).join(', ') || 'nothing';
        const wanted = asked ?? 'A prompt';
        reject(new Error(`${wanted} was not requested within ${timeoutMs} ms, only ${seen}.`));
      }, timeoutMs);
      const stop = () => {
        clearTimeout(timer);
        watchers.delete(look);
      };
      watchers.add(look);
      look();
      return promise;
    },
  };
}
