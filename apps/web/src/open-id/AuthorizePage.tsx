import { useAnnounce, useCatalogue } from '@mooring/connect';
import { useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { RetryNotice } from '@mooring/page/ui';
import { WithWallet, WrongNetwork } from '@mooring/page/wallet';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { NeedsSignIn } from '../sign-in/NeedsSignIn.tsx';
import { useFocusAfterSignIn } from '../sign-in/useFocusAfterSignIn.ts';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { AnswerFaultNotice } from './AnswerFaultNotice.tsx';
import { ApplicationMark, shownName } from './ApplicationMark.tsx';
import { Consent } from './Consent.tsx';
import type { Interaction } from './interaction.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { RequestOver, RequestRefused } from './RequestOver.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useInteraction } from './useInteraction.ts';
import { useVisitor, type Visitor } from './useVisitor.ts';
import { WholeUrl } from './WholeUrl.tsx';
import './openId.css';

/** In place of the id of a request that the server refused. */
const REFUSED_ID = 'refused';

/** Page of an application's request for a sign-in. */
export function AuthorizePage() {
  const [path] = useLocation();
  const id = path.split('/')[2] ?? '';
  return id === REFUSED_ID ? <RequestRefused title="authorize.refused" /> : <OpenRequest id={id} />;
}

/** A request: sign-in where needed, consent, and the way back. */
function OpenRequest({ id }: { readonly id: string }) {
  const t = useCatalogue(openIdCatalogue);
  const web = useCatalogue(pageCatalogue);
  const visitor = useVisitor();
  const interaction = useInteraction(id, visitor);
  const { request, isOver, failed, retry } = interaction;
  const name = request && shownName(request.client);
  useTitle(isOver || name === undefined ? '' : t('authorize.title', { name }));
  useFocusAfterSignIn(visitor.proof);
  if (isOver) return <RequestOver client={request?.client} />;
  if (!request || name === undefined) {
    return failed ? (
      <div className="page open-id">
        <h1 tabIndex={-1}>{t('authorize.failed')}</h1>
        <div>
          <button type="button" className="button button-primary" onClick={retry}>
            {web('error.retry')}
          </button>
        </div>
      </div>
    ) : (
      <ReadingRequest />
    );
  }
  return (
    <div className="page open-id">
      <header className="page-head open-id-head">
        <ApplicationMark client={request.client} />
        <h1 tabIndex={-1}>{t('authorize.title', { name })}</h1>
        {request.client.url !== undefined && <WholeUrl url={new URL(request.client.url).origin} />}
        <p className="page-lead">{t('authorize.lead', { name })}</p>
      </header>
      <Step {...interaction} request={request} visitor={visitor} />
    </div>
  );
}

/** Placeholder of a request that is being read. */
function ReadingRequest() {
  const t = useCatalogue(openIdCatalogue);
  return (
    <div className="page open-id" aria-busy="true">
      <p className="hidden" role="status">
        {t('authorize.loading')}
      </p>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-card" />
    </div>
  );
}

type StepProps = ReturnType<typeof useInteraction> & {
  readonly request: Interaction;
  readonly visitor: Visitor;
};

/** Next step of the request: to sign in, to consent, or to wait for the way back. */
function Step({ request, visitor, isReading, failed, retry, answer, give }: StepProps) {
  const t = useCatalogue(openIdCatalogue);
  const name = shownName(request.client);
  const { session, proof } = visitor;
  useLeaving(answer, name);
  const isKnown = session !== undefined && !isReading && request.step === 'none';
  const allowedBy = useRef<string>(undefined);
  useEffect(() => {
    // Once for each sign-in: after a failure, the person decides.
    if (!isKnown || allowedBy.current === proof) return;
    allowedBy.current = proof;
    give('allow');
  });

  const fault = answer.step === 'open' ? answer.fault : undefined;
  const goesOn = session !== undefined && request.step === 'none' && !fault;
  if (failed && (isReading || goesOn)) {
    return <RetryNotice onRetry={retry}>{t('authorize.failed')}</RetryNotice>;
  }
  if (visitor.step === 'unknown' || (session && isReading)) {
    return <span className="skeleton skeleton-card" />;
  }
  if (session && answer.step === 'notAllowed') {
    return <NotAllowed name={name} session={session} onBack={() => give('deny')} />;
  }
  if (goesOn) {
    return (
      <p className="open-id-known" role="status">
        <span className="spinner" aria-hidden="true" />
        {t('authorize.known', { name })}
      </p>
    );
  }
  return (
    <>
      {fault && <AnswerFaultNotice text={t('authorize.notAnswered')} fault={fault} />}
      {session && request.step !== 'sign-in' ? (
        <Consent request={request} session={session} answer={answer} onAnswer={give} />
      ) : (
        <>
          <WithWallet
            reason={t('authorize.needsWallet')}
            skeleton={<span className="skeleton skeleton-card" />}
          >
            {({ chain }) => (
              <>
                {!chain && <WrongNetwork />}
                {session ? (
                  <SignInAgain name={name} hasNetwork={chain !== undefined} />
                ) : (
                  <NeedsSignIn ended={undefined} />
                )}
              </>
            )}
          </WithWallet>
          <div>
            <button
              type="button"
              className="button button-quiet"
              aria-busy={'choice' in answer}
              onClick={() => give('deny')}
            >
              {t('authorize.back', { name })}
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** Announces that the page is left. */
function useLeaving({ step }: StepProps['answer'], name: string) {
  const t = useCatalogue(openIdCatalogue);
  const announce = useAnnounce();
  const said = useRef(false);
  useEffect(() => {
    if (step === 'leaving' && !said.current) announce(t('authorize.leaving', { name }));
    said.current = step === 'leaving';
  }, [step, name, announce, t]);
}
