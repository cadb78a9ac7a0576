import { useCatalogue } from '@mooring/connect';
import { useConfirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { useSite } from '@mooring/page/site';
import { useFieldValidation } from '@mooring/page/ui';
import { hashSafeMessage } from '@mooring/safe/transactions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Findings } from '../review/Findings.tsx';
import { AccountFacts, Hashes } from '../review/SignedFacts.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { ActionButton, SwitchTo, useObstacle } from '../transaction/ActionButton.tsx';
import { ActionNotice } from '../transaction/ActionNotice.tsx';
import { ApprovalHelp } from '../transaction/ApprovalHelp.tsx';
import { MessageText } from './MessageView.tsx';
import { LONGEST_MESSAGE } from './message.ts';
import { useMessageActions } from './useMessageActions.ts';

/** New message for the owners to sign as the account: form, review, signature. */
export function NewMessageView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { storage } = useSite().mooring;
  const kept = draftKey(safe);
  const [text, setText] = useState(() => storage.get(kept) ?? '');
  const [isReview, setIsReview] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step leads the focus, and the first one is the page's.
  useEffect(() => {
    if (turned.current) heading.current?.focus();
  }, [isReview]);

  function turnTo(review: boolean) {
    turned.current = true;
    setIsReview(review);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') turnTo(true);
  }

  const back = placeLink(safe.chain.id, safe.state.address, { kind: 'messages' });
  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href={back} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <h2 ref={heading} id="safe-view" tabIndex={-1}>
        {t(isReview ? 'propose.review' : 'view.newMessage')}
      </h2>
      {isReview ? (
        <NewMessageReview safe={safe} text={text} onBack={() => turnTo(false)} />
      ) : (
        <NewMessageForm text={text} onChange={setText} onSubmit={submit} />
      )}
    </section>
  );
}

/** Key of the text that waits for the approval of a contract. */
function draftKey({ state }: KnownSafe): string {
  return `message-${state.chainId}-${state.address.toLowerCase()}`;
}

interface NewMessageReviewProps {
  readonly safe: KnownSafe;
  readonly text: string;
  readonly onBack: () => void;
}

function NewMessageReview({ safe, text, onBack }: NewMessageReviewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { config, mooring } = useSite();
  const { appName } = config;
  const [, go] = useLocation();
  const { chain, state } = safe;
  const reading = useConfirmations(safe.findings.filter(({ severity }) => severity === 'refuse'));
  const actions = useMessageActions(safe);
  const { signer, owner } = useObstacle(safe, reading);
  const hashes = hashSafeMessage(text, state);
  const { hash } = hashes;

  async function propose() {
    if (!signer) return;
    const origin = JSON.stringify({ name: appName, url: location.origin });
    // A contract approves before the gateway takes the text, which may last longer than this page is open.
    if (signer.kind === 'contract') mooring.storage.set(draftKey(safe), text);
    const done = await actions.propose(signer, { text, hash, origin }, () =>
      mooring.storage.remove(draftKey(safe)),
    );
    if (done) go(placeLink(chain.id, state.address, { kind: 'message', hash }));
  }

  return (
    <>
      <ActionNotice state={actions.state} chain={chain} />
      <Findings chain={safe.chain} reading={reading} />
      <section className="safe-part" aria-label={t('message.text')}>
        <MessageText text={text} longest={LONGEST_MESSAGE} />
        <dl className="safe-facts">
          <AccountFacts safe={safe} />
        </dl>
      </section>
      <Hashes hashes={hashes} gateway="none" of="message" />
      <SwitchTo chain={chain} />
      <ActionButton
        action="propose"
        state={actions.state}
        obstacle={owner}
        onPress={() => void propose()}
      />
      <ApprovalHelp signer={signer} chain={chain} hash={hash} state={actions.state} />
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={actions.isBusy}
        onClick={() => {
          if (!actions.isBusy) onBack();
        }}
      >
        {t('propose.back')}
      </button>
    </>
  );
}

interface NewMessageFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Form for the text of a new message. */
function NewMessageForm({ text, onChange, onSubmit }: NewMessageFormProps) {
  const t = useCatalogue(multisigCatalogue);
  const [attempts, setAttempts] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, isEmpty);
  const isMissing = isValidated && isEmpty;
  return (
    <form
      className="send-fields"
      noValidate
      aria-label={t('view.newMessage')}
      onSubmit={(event) => {
        setAttempts(attempts + 1);
        if (isEmpty) field.current?.focus();
        onSubmit(event);
      }}
    >
      <div className="field">
        <label htmlFor="safe-message">{t('message.text')}</label>
        <textarea
          ref={field}
          id="safe-message"
          rows={5}
          dir="auto"
          value={text}
          maxLength={LONGEST_MESSAGE}
          aria-invalid={isMissing}
          aria-describedby="safe-message-note"
          onChange={(event) => {
            onType();
            onChange(event.target.value);
          }}
          onBlur={onLeave}
        />
        <p
          id="safe-message-note"
          className={isMissing ? 'field-note field-problem' : 'field-note'}
          aria-live="polite"
        >
          {t(isMissing ? 'message.missing' : 'message.help')}
        </p>
      </div>
      <div className="safe-actions">
        <button type="submit" className="button button-primary">
          {t('propose.review')}
        </button>
      </div>
    </form>
  );
}
