import { useAnnounce, useCatalogue } from '@mooring/connect';
import { requestFault, retryRequest, useSignInClient } from '@mooring/page/sign-in';
import { useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { AnswerFaultNotice } from './AnswerFaultNotice.tsx';
import { ApplicationMark, shownName } from './ApplicationMark.tsx';
import { isRequestOver } from './interaction.ts';
import { leaveForApplication } from './leavePage.ts';
import { RequestOver, RequestRefused } from './RequestOver.tsx';
import { answerSignOut, readSignOut, type SignOutRequest } from './signOutRequest.ts';
import { useAnswer } from './useAnswer.ts';
import { WholeUrl } from './WholeUrl.tsx';
import './openId.css';

/** Path of a request that the server refused. */
const REFUSED_PATH = '/sign-out/refused';

type Choice = 'everywhere' | 'only';

/** Page of an application's request for a sign-out. */
export function SignOutPage() {
  const [path] = useLocation();
  return path.startsWith(REFUSED_PATH) ? (
    <RequestRefused title="signOut.refused" />
  ) : (
    <OpenSignOut />
  );
}

/** A request: of everything here, or of the application alone. */
function OpenSignOut() {
  const t = useCatalogue(openIdCatalogue);
  const web = useCatalogue(pageCatalogue);
  const announce = useAnnounce();
  const client = useSignInClient();
  const query = useQuery({
    queryKey: ['web', 'sign-out'],
    retry: retryRequest,
    queryFn: readSignOut,
  });
  const { data: request, error, isFetching, refetch } = query;
  const { answer, give } = useAnswer<Choice>({
    async send(choice) {
      const url = await answerSignOut(location.hash.slice(1), choice === 'everywhere');
      // For the other tabs.
      if (choice === 'everywhere') await client.refresh().catch(() => {});
      return url;
    },
    leave: leaveForApplication,
    onOutdated: () => void refetch(),
  });
  const isLeaving = answer.step === 'leaving';
  // Signed out in the meantime, or there was no request.
  const isOver =
    answer.step === 'over' || isRequestOver(error) || requestFault(error) === 'signedOut';
  useTitle(t('signOut.title'));
  useEffect(() => {
    if (isLeaving) announce(t('signOut.leaving'));
  }, [isLeaving, announce, t]);
  if (isOver && !isLeaving) return <RequestOver client={request?.client} />;
  if (!request) {
    return (
      <div className="page open-id" aria-busy={isFetching}>
        <h1 tabIndex={-1}>{isFetching ? t('signOut.title') : t('authorize.failed')}</h1>
        {isFetching ? (
          <span className="skeleton skeleton-card" />
        ) : (
          <div>
            <button type="button" className="button button-primary" onClick={() => void refetch()}>
              {web('error.retry')}
            </button>
          </div>
        )}
      </div>
    );
  }
  const fault = answer.step === 'open' ? answer.fault : undefined;
  return (
    <div className="page open-id">
      <SignOutHead request={request} />
      {fault && <AnswerFaultNotice text={t('signOut.failed')} fault={fault} />}
      <Choices
        request={request}
        given={'choice' in answer ? answer.choice : undefined}
        onChoose={(choice) => void give(choice)}
      />
    </div>
  );
}

function SignOutHead({ request: { client } }: { readonly request: SignOutRequest }) {
  const t = useCatalogue(openIdCatalogue);
  return (
    <header className="page-head open-id-head">
      {client && <ApplicationMark client={client} />}
      <h1 tabIndex={-1}>{t('signOut.title')}</h1>
      <p className="page-lead">
        {client ? t('signOut.lead', { name: shownName(client) }) : t('signOut.leadUnknown')}
      </p>
    </header>
  );
}

interface ChoicesProps {
  readonly request: SignOutRequest;
  /** Choice that is being sent, or was. */
  readonly given: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** Both kinds of sign-out, and where the browser goes afterwards. */
function Choices({ request: { client, returnTo }, given, onChoose }: ChoicesProps) {
  const t = useCatalogue(openIdCatalogue);
  const only = client ? t('signOut.only', { name: shownName(client) }) : t('signOut.onlyUnknown');
  const choices = [
    ['everywhere', t('signOut.everywhere'), t('signOut.everywhereHelp')],
    ['only', only, t('signOut.onlyHelp')],
  ] as const;
  return (
    <section className="card consent" aria-label={t('signOut.title')}>
      {choices.map(([choice, label, help]) => (
        <div key={choice} className="sign-out-choice">
          <button
            type="button"
            className={choice === 'everywhere' ? 'button button-primary' : 'button'}
            aria-busy={given === choice}
            aria-describedby={`sign-out-${choice}`}
            onClick={() => onChoose(choice)}
          >
            {given === choice && <span className="spinner" aria-hidden="true" />}
            {label}
          </button>
          <p id={`sign-out-${choice}`} className="quiet">
            {help}
          </p>
        </div>
      ))}
      {returnTo !== undefined && (
        <div className="consent-return">
          <p className="quiet">{t('authorize.returns')}</p>
          <WholeUrl url={returnTo} />
        </div>
      )}
    </section>
  );
}
