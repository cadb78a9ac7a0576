import { useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { passkeyCatalogue } from '../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue, useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import formStyles from '../ui/form.css?inline';
import { Notice } from '../ui/Notice.tsx';
import type { AccountChoice } from '../wallets/passkey.ts';
import { KeeperNotice } from './KeeperNotice.tsx';
import { PasskeyScene } from './PasskeyScene.tsx';
import { isKeeperProblem, type OrphanPasskey, type PasskeyProblem } from './passkeyState.ts';
import { LONGEST_NAME, passkeyName } from './usePasskeyAttempt.ts';

interface PasskeyChoiceProps {
  readonly problem: PasskeyProblem | undefined;
  readonly orphan: OrphanPasskey | undefined;
  /** An account is on this device, and is tried again first. */
  readonly known: boolean;
  /** The site one signs in to as well. */
  readonly site: string | undefined;
  readonly onAsk: (choice?: AccountChoice) => void;
}

/** A new account under a name, or one made before. */
export function PasskeyChoice({ problem, orphan, known, site, onAsk }: PasskeyChoiceProps) {
  useStylesheet(formStyles);
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { appName } = useMooring().config;
  const [name, setName] = useState(passkeyName(appName));
  const create = () => onAsk({ create: name.trim() || passkeyName(appName) });
  return (
    <PasskeyScene title={t('passkey.row')}>
      <form
        className="mooring-form mooring-passkey-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (known) onAsk();
          else create();
        }}
      >
        {problem === 'refused' && (
          <p className="mooring-quiet" role="status">
            {t('passkey.refused')}
          </p>
        )}
        {problem && problem !== 'refused' && <Problem problem={problem} orphan={orphan} />}
        {!(problem && isKeeperProblem(problem)) && (
          <p className="mooring-scene-text">{t('passkey.honest')}</p>
        )}
        {!known && (
          <label className="mooring-field">
            <span>{t('passkey.name')}</span>
            <input
              className="mooring-input"
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
        {site !== undefined && (
          <p className="mooring-passkey-site">{t('passkey.alsoSignsIn', { site })}</p>
        )}
        <button type="submit" className="mooring-button mooring-button-primary mooring-button-wide">
          {known ? kit('dialog.retry') : t('passkey.create')}
        </button>
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={() => onAsk({ find: true })}
        >
          {problem === 'notFound' ? t('passkey.otherDevice') : t('passkey.find')}
        </button>
      </form>
    </PasskeyScene>
  );
}

interface ProblemProps {
  readonly problem: Exclude<PasskeyProblem, 'refused'>;
  readonly orphan: OrphanPasskey | undefined;
}

function Problem({ problem, orphan }: ProblemProps) {
  const t = useCatalogue(passkeyCatalogue);
  if (isKeeperProblem(problem)) return <KeeperNotice problem={problem} orphan={orphan} />;
  const key = problem === 'removed' ? 'owners.selfGone' : (`passkey.${problem}` as const);
  return <Notice urgent>{t(key)}</Notice>;
}
