import type { PasskeyControl } from '../passkeyControl.ts';
import type { Review } from '../provider/review.ts';

/** A review that waits for a person's answer. */
export interface PendingReview {
  readonly review: Review;
  /** Error of the device or password manager that did not sign it before. */
  readonly error?: unknown;
  /** True signs; an error is why it could not be shown. Only the first answer counts. */
  readonly answer: (signs: boolean | Error) => void;
}

/** Reviews of one connector that wait. */
export interface ReviewQueue {
  /** The one to be shown. */
  get(): PendingReview | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Answers the next review of exactly this text with a yes: its purpose was on the screen before. Without a
   * text, none is expected any more.
   */
  expect(message?: string): void;
  /** Directs the connector's reviews to this queue until the returned function is called, which refuses open ones. */
  ask(): () => void;
}

/** Control of a connector, as far as it asks for reviews. */
type ReviewingControl = Pick<PasskeyControl, 'onReview'>;

/** Queue of each connector; keyed weakly, as every screen of a connector shares its queue. */
const queueByControl = new WeakMap<ReviewingControl, ReviewQueue>();

/** The reviews of a connector: one queue, whoever shows them. */
export function getReviewQueue(control: ReviewingControl): ReviewQueue {
  const reviews = queueByControl.get(control) ?? createReviews(control);
  queueByControl.set(control, reviews);
  return reviews;
}

function createReviews(control: ReviewingControl): ReviewQueue {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  let askers = 0;
  let pending: readonly PendingReview[] = [];
  let expected: string | undefined;

  function set(next: readonly PendingReview[]) {
    pending = next;
    for (const listener of [...listeners]) listener();
  }

  async function show(review: Review): Promise<boolean> {
    if (expected !== undefined && review.kind === 'message' && review.message === expected) {
      expected = undefined;
      return true;
    }
    return wait(review);
  }

  function wait(review: Review, error?: unknown): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const one: PendingReview = {
        review,
        error,
        answer(signs) {
          if (signs instanceof Error) reject(signs);
          else resolve(signs);
          set(pending.filter((other) => other !== one));
        },
      };
      set([...pending, one]);
    });
  }

  return {
    get: () => pending[0],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    expect(message) {
      expected = message;
    },
    ask() {
      askers += 1;
      stop ??= control.onReview(show, wait);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        askers -= 1;
        if (askers > 0) return;
        stop?.();
        stop = undefined;
        expected = undefined;
        for (const { answer } of pending) answer(false);
      };
    },
  };
}
