import { availableParallelism } from 'node:os';
import type { LocalOptions } from '@mooring/devnet/local';
import type { BrowserContext } from '@playwright/test';
import { delayShare, delayShares, seededRandom } from './delays.ts';
import { installWeather } from './installWeather.ts';

/** Seed in `MOORING_WEATHER`: everything is late, jittery and out of order; undefined in fair weather. */
export const weatherSeed = readSeed(process.env['MOORING_WEATHER']);

/** Factor of time limits: a slowed processor and late answers are not a failure. */
const TIMEOUT_FACTOR = weatherSeed === undefined ? 1 : 8;

/** Time limit of an expectation or a test. */
export const within = (ms: number) => ({ timeout: ms * TIMEOUT_FACTOR });

function readSeed(text = ''): number | undefined {
  if (text === '') return undefined;
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new Error(`MOORING_WEATHER must be a whole number, a seed, not "${text}".`);
  }
  return seed;
}

/**
 * Journeys at once: so many that each has a fourth of a core, which slows a page's processor without wasting it, as
 * DevTools' throttling does by spinning.
 */
export const workers = weatherSeed === undefined ? 2 : 4 * availableParallelism();

/** Delays responses, frames and events of a context's pages. */
export async function exposeToWeather(context: BrowserContext, title: string): Promise<void> {
  if (weatherSeed === undefined) return;
  await context.addInitScript(installWeather, delayShares(weatherSeed, title));
}

/** Delays the files and the database of the local server. */
export function delayServer(name: string): Pick<LocalOptions, 'wrapApp' | 'wrapDatabase'> {
  if (weatherSeed === undefined) return {};
  const random = seededRandom(weatherSeed, name);
  const late = (longest: number) =>
    new Promise((resolve) => setTimeout(resolve, delayShare(random) * longest));
  return {
    wrapApp: (app) => ({
      ...app,
      async fetch(request, peer) {
        if (/^\/assets\//.test(new URL(request.url).pathname)) await late(1_500);
        return app.fetch(request, peer);
      },
    }),
    wrapDatabase: (database) => {
      /** Delays each method of a store, before and after. */
      function delayed<Store extends object>(store: Store): Store {
        return new Proxy(store, {
          get(target, key) {
            const method: unknown = Reflect.get(target, key);
            if (typeof method !== 'function') return method;
            return async (...args: readonly unknown[]) => {
              await late(100);
              const answer: unknown = await Reflect.apply(method, target, args);
              await late(100);
              return answer;
            };
          },
        });
      }
      const { signIn, contacts, passkeys, relay } = database;
      return {
        ...database,
        signIn: delayed(signIn),
        contacts: delayed(contacts),
        passkeys: delayed(passkeys),
        relay: delayed(relay),
      };
    },
  };
}
