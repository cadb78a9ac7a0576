import { timeAgo, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { SHOWN_NAME } from '@mooring/page/ui';
import type { ReactNode } from 'react';
import { openIdCatalogue } from '../../texts/openIdCatalogue.ts';
import { ApplicationMark, shownName } from '../ApplicationMark.tsx';
import { WholeUrl } from '../WholeUrl.tsx';
import type { Application } from './applications.ts';

interface ApplicationRowProps {
  readonly application: Application;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** Row of an application: what it learns, since when, its last use, and the button to end its access. */
export function ApplicationRow({ application, ending, onEnd }: ApplicationRowProps) {
  const t = useCatalogue(openIdCatalogue);
  const { locale } = useLocale();
  const learned = useLearned(application);
  const { client, grantedAt, usedAt } = application;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const name = shownName(client);
  return (
    <li className="device">
      <ApplicationMark client={client} size="small" />
      <div className="device-words">
        <h3 className="device-name">
          <bdi>{name}</bdi>
        </h3>
        {client.url !== undefined && <WholeUrl url={new URL(client.url).origin} />}
        <dl className="device-facts">
          <Fact title={t('applications.learns')}>{formatList(learned, locale)}</Fact>
          <Fact title={t('applications.used')}>
            <time dateTime={usedAt}>{timeAgo(Date.parse(usedAt), Date.now(), locale)}</time>
          </Fact>
          <Fact title={t('applications.since')}>
            <time dateTime={grantedAt}>{moment.format(new Date(grantedAt))}</time>
          </Fact>
        </dl>
      </div>
      <button
        type="button"
        className="button button-small"
        aria-label={t('applications.endLabel', { name })}
        aria-haspopup="dialog"
        aria-busy={ending}
        onClick={onEnd}
      >
        {ending && <span className="spinner" aria-hidden="true" />}
        {t('applications.end')}
      </button>
    </li>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Kinds of values that an application learns, in words. */
function useLearned({ claims }: Application): readonly string[] {
  const t = useCatalogue(openIdCatalogue);
  const groups = claims.groups ?? [];
  const { locale } = useLocale();
  const listed = groups.map((group) => visibleText(group, SHOWN_NAME));
  return [
    t('applications.account'),
    ...(claims.name ? [t('applications.name')] : []),
    ...(claims.picture ? [t('applications.picture')] : []),
    ...(groups.length > 0
      ? [t('applications.groups', { groups: formatList(listed, locale) })]
      : []),
    ...(claims.email === undefined ? [] : [t('applications.email')]),
  ];
}
