import { withResolvers } from '../withResolvers.ts';
import type { Behaviour, Verbs } from './behaviour.ts';
import { createVerbs } from './createVerbs.ts';
import { type Asked, isAsked } from './questions.ts';

/** A request of the page. The verbs decide one that hangs; they throw for every other. */
export interface WalletRequest extends Verbs {
  readonly method: string;
  /** As the page sent them. */
  readonly params: unknown;
  /** `hanging` waits for the test, `pending` is being worked on. */
  readonly state: 'pending' | 'hanging' | 'answered' | 'failed';
  /** What it was answered with. */
  readonly result: unknown;
  /** What it failed with. */
  readonly error: unknown;
}

/** A request as the wallet works on it. */
export interface OpenRequest {
  /** Hangs until the test decides. */
  decision(): Promise<Behaviour>;
  settle(outcome: { readonly result: unknown } | { readonly error: unknown }): void;
}

/** Limit of waiting for a request. */
export interface Patience {
  /** How long the page may take, in ms: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** Everything the page asked, in order. */
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
      decision: () =>
        new Promise((resolve) => {
          state = 'hanging';
          decide = resolve;
        }),
      settle(settled) {
        outcome = settled;
        state = 'error' in settled ? 'failed' : 'answered';
      },
    };
  }

  function take(asked: Asked): WalletRequest | undefined {
    const found = requests.find((each) => !taken.has(each) && isAsked(asked, each.method));
    if (found) taken.add(found);
    return found;
  }

  return {
    requests,
    open,
    /** Tells those who wait for a request; called when it is known what becomes of it. */
    tell(): void {
      for (const watcher of [...watchers]) watcher();
    },
    /**
     * The first request that was not given before; waits for it.
     * @throws {Error} naming what the page asked instead, when its time is up
     */
    next(asked: Asked, { timeoutMs = 10_000 }: Patience = {}): Promise<WalletRequest> {
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
        const wanted = asked ?? 'what a person answers';
        reject(new Error(`Nobody asked ${wanted} within ${timeoutMs} ms, but ${seen}.`));
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
