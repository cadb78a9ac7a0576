import type { PasskeyControl } from '../passkeyControl.ts';
import type { Review } from '../provider/review.ts';

/** Review that waits for the visitor's answer. */
export interface PendingReview {
  readonly review: Review;
  /** Error of the previous attempt to sign it. */
  readonly error?: unknown;
  /** Signs if true, rejects if false; an error is thrown to the requester. Only the first answer counts. */
  readonly answer: (signs: boolean | Error) => void;
}

/** Pending reviews of one connector. */
export interface ReviewQueue {
  /** Returns the review to show. */
  get(): PendingReview | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Approves the next review of exactly this message without showing it, since the screen has announced it. Without a
   * message, approves none.
   */
  expect(message?: string): void;
  /**
   * Adds the connector's reviews to this queue.
   * @returns the function that stops it; after the last stop, pending reviews are rejected
   */
  start(): () => void;
}

/** Part of a connector's control that requests reviews. */
type ReviewingControl = Pick<PasskeyControl, 'onReview'>;

/** Queue of each connector, shared by its screens. */
const queueByControl = new WeakMap<ReviewingControl, ReviewQueue>();

/** Returns the review queue of a connector; creates it on first use. */
export function getReviewQueue(control: ReviewingControl): ReviewQueue {
  const reviews = queueByControl.get(control) ?? createReviewQueue(control);
  queueByControl.set(control, reviews);
  return reviews;
}

function createReviewQueue(control: ReviewingControl): ReviewQueue {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  let users = 0;
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
      const entry: PendingReview = {
        review,
        error,
        answer(signs) {
          if (signs instanceof Error) reject(signs);
          else resolve(signs);
          set(pending.filter((other) => other !== entry));
        },
      };
      set([...pending, entry]);
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
    start() {
      users += 1;
      stop ??= control.onReview(show, wait);
      let stopped = false;
      return () => {
        if (stopped) return;
        stopped = true;
        users -= 1;
        if (users > 0) return;
        stop?.();
        stop = undefined;
        expected = undefined;
        for (const { answer } of pending) answer(false);
      };
    },
  };
}
