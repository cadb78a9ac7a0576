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

/** A connector's control, strict as the real one: without a screen nothing is signed. */
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
  it('shows one review after the other, and passes the answers on', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    reviews.ask();
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

  it('shows once more what a password manager did not sign, with its error, also what was expected', async () => {
    const { control, ask, fail } = createControl();
    const reviews = getReviewQueue(control);
    reviews.ask();
    reviews.expect(text);
    expect(await ask()).toBe(true);
    const error = new Error('Locked');
    const again = fail(error);
    expect(reviews.get()).toMatchObject({ review: { message: text }, error });
    reviews.get()?.answer(true);
    expect(await again).toBe(true);
    expect(reviews.get()).toBeUndefined();
  });

  it('throws what kept a review from being shown', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    reviews.ask();
    const asked = ask();
    reviews.get()?.answer(new Error('It could not be loaded.'));
    await expect(asked).rejects.toThrow('It could not be loaded.');
    expect(reviews.get()).toBeUndefined();
  });

  it('is asked as long as somebody wants it, and then refuses what waits', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    expect(getReviewQueue(control)).toBe(reviews);
    const [first, second] = [reviews.ask(), reviews.ask()];
    const waiting = ask();
    first();
    first();
    expect(reviews.get()).toBeDefined();
    second();
    expect(await waiting).toBe(false);
    expect(() => ask()).toThrow('No screen to review');
    const again = reviews.ask();
    const other = ask();
    again();
    expect(await other).toBe(false);
  });

  it('says yes by itself to exactly the text that is expected, once', async () => {
    const { control, ask } = createControl();
    const reviews = getReviewQueue(control);
    const stop = reviews.ask();
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
