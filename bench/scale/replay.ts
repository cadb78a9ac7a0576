import { setTimeout as wait } from 'node:timers/promises';
import { type Kind, type Page, type Step, visit } from './people.ts';
import type { Wire } from './wire.ts';

/** Times of the answers of each kind, in ms. */
export type Times = Map<Kind, number[]>;

/** Time of visits that is skipped at the start, in ms: about the length of one. */
const LONGEST_SKIP_MS = 180_000;

/** Statuses that a step may have. */
const FINE = new Set([200, 201, 304]);

/**
 * Replays so many visitors at once, each with pauses as people make them,  for a time. Answers of the warm-up are not
 * counted.
 *
 * @returns times of the answers by kind, and how many failed
 */
export async function replayVisitors(
  wire: Wire,
  page: Page,
  options: { visitors: number; seed: number; warmUpMs: number; lengthMs: number },
): Promise<{ times: Times; failed: number }> {
  const { visitors, seed, warmUpMs, lengthMs } = options;
  const from = performance.now() + warmUpMs;
  const end = from + lengthMs;
  const times: Times = new Map();
  let failed = 0;
  const over = new AbortController();

  async function take(step: Step): Promise<void> {
    if ('pauseMs' in step) {
      await wait(step.pauseMs, undefined, { signal: over.signal });
      return;
    }
    const answer = await wire.send(step.request);
    step.read?.(answer);
    if (performance.now() < from) return;
    if (!FINE.has(answer.status)) failed += 1;
    const all = times.get(step.kind);
    if (all) all.push(answer.ms);
    else times.set(step.kind, [answer.ms]);
  }

  const visits = Array.from({ length: visitors }, async (_, place) => {
    // Each is at another point of a visit when the replay starts.
    let skippedMs = ((place * 7_919) % visitors) * (LONGEST_SKIP_MS / visitors);
    for (const step of visit(page, seed, place)) {
      if (performance.now() > end) return;
      if (skippedMs <= 0) await take(step);
      else if ('pauseMs' in step) {
        skippedMs -= step.pauseMs;
        if (skippedMs < 0) await take({ pauseMs: -skippedMs });
      }
    }
  });
  const all = Promise.allSettled(visits);
  await wait(warmUpMs + lengthMs);
  over.abort();
  await Promise.race([all, wait(5_000)]);
  return { times, failed };
}

/** Time that a share of the answers did not exceed. */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
