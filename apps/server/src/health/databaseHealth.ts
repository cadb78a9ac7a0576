import type { ContactStore } from '../contacts/contactStore.ts';

const LONGEST_MS = 2_000;
const KEPT_MS = 1_000;

/**
 * Creates a health check of the database, run at most once a second: the endpoint is public.
 *
 * @param now Monotonic clock in ms.
 */
export function createDatabaseHealth(
  store: Pick<ContactStore, 'check'>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let kept: { until: number; isUsable: Promise<boolean> } | null = null;
  return () => {
    if (kept === null || now() >= kept.until) {
      kept = { until: now() + KEPT_MS, isUsable: look(store) };
    }
    return kept.isUsable;
  };
}

async function look(store: Pick<ContactStore, 'check'>): Promise<boolean> {
  const tooLate = Promise.withResolvers<false>();
  const timer = setTimeout(() => tooLate.resolve(false), LONGEST_MS);
  const answered = store.check().then(
    () => true,
    () => false,
  );
  const isUsable = await Promise.race([answered, tooLate.promise]);
  clearTimeout(timer);
  return isUsable;
}
