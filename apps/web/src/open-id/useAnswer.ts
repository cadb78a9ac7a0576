import {
  JsonRequestError,
  type RequestFault,
  requestFault,
  useSignInClient,
} from '@mooring/page/sign-in';
import { useEffect, useRef, useState } from 'react';
import { isRequestOver } from './interaction.ts';

/** Reason an answer did not get through; `chainSilent` if a network could not be asked for memberships. */
export type AnswerFault = RequestFault | 'chainSilent';

/**
 * Answer to an application's request.
 *
 *   open → sending → leaving
 *    ↑         ├→ open, with a fault
 *    │         ├→ notAllowed (another account may be)
 *    │         └→ over
 *    └── leaving, if the browser comes back to this page
 */
export type Answer<Choice> =
  | { readonly step: 'open'; readonly fault?: AnswerFault }
  | { readonly step: 'sending' | 'leaving'; readonly choice: Choice }
  | { readonly step: 'notAllowed' | 'over' };

interface AnswerOptions<Choice> {
  /** Sends the answer; resolves to the URL to go on at. */
  readonly send: (choice: Choice) => Promise<string>;
  /** Leaves for that URL; false for one that is not allowed. */
  readonly leave: (url: string) => boolean;
  /** Called when the page may know less than the server does. */
  readonly onOutdated: () => void;
}

/** State of an answer, and the function that gives it: once, unless it fails. */
export function useAnswer<Choice>({ send, leave, onOutdated }: AnswerOptions<Choice>) {
  const client = useSignInClient();
  const [answer, setAnswer] = useState<Answer<Choice>>({ step: 'open' });
  const isGiven = useRef(false);

  function reopen(next: Answer<Choice> = { step: 'open' }) {
    isGiven.current = false;
    setAnswer(next);
  }

  async function give(choice: Choice): Promise<void> {
    if (isGiven.current) return;
    isGiven.current = true;
    setAnswer({ step: 'sending', choice });
    try {
      if (!leave(await send(choice))) throw new Error('The server named an invalid address.');
      setAnswer({ step: 'leaving', choice });
    } catch (error) {
      console.warn(error);
      const next = stepAfter(error);
      reopen(next);
      if (next.step !== 'open') return;
      // Signed out, or another account, in another tab.
      if (next.fault === 'signedOut') void client.refresh().catch(() => {});
      onOutdated();
    }
  }

  const returned = useRef(() => {});
  useEffect(() => {
    returned.current = () => {
      reopen();
      onOutdated();
    };
  });
  useEffect(() => {
    // Back to a page that was kept as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && returned.current();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { answer, give, reopen };
}

function stepAfter(error: unknown): Exclude<Answer<never>, { step: 'sending' | 'leaving' }> {
  if (isRequestOver(error)) return { step: 'over' };
  const code = error instanceof JsonRequestError ? error.code : undefined;
  if (code === 'not-allowed') return { step: 'notAllowed' };
  // The request is read again, and then asks for a new sign-in.
  if (code === 'login-required') return { step: 'open' };
  return {
    step: 'open',
    fault: code === 'temporarily-unavailable' ? 'chainSilent' : requestFault(error),
  };
}
