import { useAnnounce, useCatalogue } from '@mooring/connect';
import { ConfirmDialog, Notice, RetryNotice } from '@mooring/page/ui';
import type { SignInSession } from '@mooring/sign-in';
import { useRef, useState } from 'react';
import { openIdCatalogue } from '../../texts/openIdCatalogue.ts';
import { sessionsCatalogue } from '../../texts/sessionsCatalogue.ts';
import { shownName } from '../ApplicationMark.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import type { Application } from './applications.ts';
import { useApplications } from './useApplications.ts';
import '../openId.css';

/** List of the applications that know the account, with buttons to end their access. */
export function ApplicationList({ session }: { readonly session: SignInSession }) {
  const t = useCatalogue(openIdCatalogue);
  const sessions = useCatalogue(sessionsCatalogue);
  const announce = useAnnounce();
  const { applications, failed, retry, ending, fault, end } = useApplications(session);
  const [asking, setAsking] = useState<Application>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function endOne({ client }: Application) {
    if (!(await end(client.id))) return;
    announce(t('applications.ended', { name: shownName(client) }));
    // The pressed button is unmounted with its row.
    heading.current?.focus();
  }

  return (
    <section className="card" aria-labelledby="applications" aria-busy={!applications && !failed}>
      <div className="card-head">
        <h2 ref={heading} id="applications" tabIndex={-1}>
          {t('applications.title')}
        </h2>
      </div>
      <p className="quiet">{t('applications.help')}</p>
      {failed && (
        <RetryNotice onRetry={retry} urgent={false}>
          {t('applications.failed')}
        </RetryNotice>
      )}
      {fault && (
        <Notice kind="bad" urgent>
          <p>
            <strong>{t('applications.endFailed')}</strong> {sessions(`fault.${fault}`)}
          </p>
        </Notice>
      )}
      {!applications && !failed && (
        <>
          <p className="hidden" role="status">
            {sessions('sessions.loading')}
          </p>
          <span className="skeleton skeleton-device" />
        </>
      )}
      {applications?.length === 0 && <p className="empty">{t('applications.none')}</p>}
      {applications && applications.length > 0 && (
        <ul className="devices">
          {applications.map((application) => (
            <ApplicationRow
              key={application.client.id}
              application={application}
              ending={ending === application.client.id}
              onEnd={() => setAsking(application)}
            />
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title={t('applications.endTitle', { name: shownName(asking.client) })}
          text={t('applications.endText')}
          action={t('applications.end')}
          onConfirm={() => void endOne(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
