import { describe, expect, it } from 'vitest';
import type { PasskeyControl } from '../passkeyControl.ts';
import type { Review } from '../provider/review.ts';
import { getReviewQueue } from './reviewQueue.ts';

const text = 'harbour.example wants you to sign in';

function reviewOf(message: string): Review {
  const hash = `0x${'1'.repeat(64)}` as const;
  return {
    kind: 'message',
    message,
    account: '0x0000000000000000000000000000000000000001',
    chainId: 1,
    isDeployed: false,
    hashes: { domainHash: hash, messageHash: hash, hash, preimage: hash },
  };
}

/** Creates a connector's control that throws without a screen, like the real one. */
function createControl() {
  let show: ((review: Review) => Promise<boolean>) | undefined;
  let showFailed: Parameters<PasskeyControl['onReview']>[1];
  const control: Pick<PasskeyControl, 'onReview'> = {
    onReview(next, failed) {
      show = next;
      showFailed = failed;
      return () => {
        if (show === next) show = undefined;
      };
    },
  };
  const ask = (message = text) => {
    if (!show) throw new Error('No screen to review the request.');
    return show(reviewOf(message));
  };
  const fail = (error: unknown, message = text) => showFailed?.(reviewOf(message), error);
  return { control, ask, fail };
}

describe('getReviewQueue', () => {
  it('shows one review after the other, and returns the answers', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    reviews.start();
    let changes = 0;
    reviews.subscribe(() => {
      changes += 1;
    });
    const answers = [ask('one'), ask('two')];
    expect(reviews.get()?.review).toMatchObject({ message: 'one' });
    reviews.get()?.answer(true);
    expect(reviews.get()?.review).toMatchObject({ message: 'two' });
    reviews.get()?.answer(false);
    expect(reviews.get()).toBeUndefined();
    expect([await Promise.all(answers), changes]).toEqual([[true, false], 4]);
  });

  it('shows a review again with the error when the authenticator fails, even if it was expected', async () => {
    const { control, ask, fail } = createControl();
    const reviews = getReviewQueue(control);
    reviews.start();
    reviews.expect(text);
    expect(await ask()).toBe(true);
    const error = new Error('Locked');
    const again = fail(error);
    expect(reviews.get()).toMatchObject({ review: { message: text }, error });
    reviews.get()?.answer(true);
    expect(await again).toBe(true);
    expect(reviews.get()).toBeUndefined();
  });

  it('rejects the request with the error when a review cannot be shown', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    reviews.start();
    const asked = ask();
    reviews.get()?.answer(new Error('It could not be loaded.'));
    await expect(asked).rejects.toThrow('It could not be loaded.');
    expect(reviews.get()).toBeUndefined();
  });

  it('receives reviews until the last user stops, and then rejects pending reviews', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    expect(getReviewQueue(control)).toBe(reviews);
    const [first, second] = [reviews.start(), reviews.start()];
    const waiting = ask();
    first();
    first();
    expect(reviews.get()).toBeDefined();
    second();
    expect(await waiting).toBe(false);
    expect(() => ask()).toThrow('No screen to review');
    const again = reviews.start();
    const other = ask();
    again();
    expect(await other).toBe(false);
  });

  it('approves only the expected message without showing it, once', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    const stop = reviews.start();
    reviews.expect(text);
    const other = ask(`${text}.`);
    expect(reviews.get()?.review).toMatchObject({ message: `${text}.` });
    expect(await ask()).toBe(true);
    const again = ask();
    expect(reviews.get()).toBeDefined();
    reviews.expect(text);
    reviews.expect();
    const third = ask();
    stop();
    expect(await Promise.all([other, again, third])).toEqual([false, false, false]);
  });
});
