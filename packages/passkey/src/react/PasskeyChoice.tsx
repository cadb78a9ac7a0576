import { useCatalogue } from '@mooring/connect';
import {
  Button,
  Form,
  Notice,
  TextField,
  useLazyPart,
  useMooringConfig,
  useTranslate,
  walkError,
} from '@mooring/connect/parts';
import { readField } from '@mooring/internal';
import { useState } from 'react';
import type { AccountChoice } from '../connect/createConnect.ts';
import { AuthenticatorNotice } from './AuthenticatorNotice.tsx';
import { PasskeyScene } from './PasskeyScene.tsx';
import { isAuthenticatorProblem, type OrphanPasskey, type PasskeyProblem } from './passkeyState.ts';
import { passkeyCatalogue } from './texts/passkeyCatalogue.ts';
import { defaultPasskeyName, LONGEST_NAME } from './usePasskeyAttempt.ts';

interface PasskeyChoiceProps {
  readonly problem: PasskeyProblem | undefined;
  readonly orphan: OrphanPasskey | undefined;
  /** Error of the last attempt. */
  readonly error: unknown;
  /** True if an account is on this device: the main button tries it again. */
  readonly known: boolean;
  /** URL of the page of recovery; undefined without one. */
  readonly recoveryUrl: string | undefined;
  /** Host that the visitor also signs in to; undefined without sign-in. */
  readonly site: string | undefined;
  readonly onAsk: (choice?: AccountChoice) => void;
}

/** View with the choice between a new account and an existing one. */
export function PasskeyChoice({
  problem,
  orphan,
  error,
  known,
  recoveryUrl,
  site,
  onAsk,
}: PasskeyChoiceProps) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { appName } = useMooringConfig();
  const [name, setName] = useState(defaultPasskeyName(appName));
  const create = () => onAsk({ create: name.trim() || defaultPasskeyName(appName) });
  return (
    <PasskeyScene title={t('passkey.row')}>
      <Form className="mooring-passkey-form" onSubmit={() => (known ? onAsk() : create())}>
        {problem === 'refused' && (
          <p className="mooring-quiet" role="status">
            {t('passkey.refused')}
          </p>
        )}
        {problem && problem !== 'refused' && (
          <AttemptProblem {...{ problem, orphan, error, recoveryUrl }} />
        )}
        {!(problem && isAuthenticatorProblem(problem)) && (
          <p className="mooring-scene-text">{t('passkey.honest')}</p>
        )}
        {!known && (
          <TextField
            label={t('passkey.name')}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {site !== undefined && (
          <p className="mooring-passkey-site">{t('passkey.alsoSignsIn', { site })}</p>
        )}
        <Button variant="primary" wide type="submit">
          {known ? kit('dialog.retry') : t('passkey.create')}
        </Button>
        <Button wide onClick={() => onAsk({ find: true })}>
          {problem === 'notFound' ? t('passkey.otherDevice') : t('passkey.find')}
        </Button>
        {recoveryUrl !== undefined && (
          <Button variant="text" render={<a href={recoveryUrl} />}>
            {t('passkey.lost')}
          </Button>
        )}
      </Form>
    </PasskeyScene>
  );
}

const loadRecovering = () => import('./RecoveringNotice.tsx');

interface ProblemProps extends Pick<PasskeyChoiceProps, 'orphan' | 'error' | 'recoveryUrl'> {
  readonly problem: Exclude<PasskeyProblem, 'refused'>;
}

function AttemptProblem({ problem, orphan, error, recoveryUrl }: ProblemProps) {
  const t = useCatalogue(passkeyCatalogue);
  const isRecovering = walkError(error).some(
    (layer) => readField(layer, 'name') === 'RecoveryRunningError',
  );
  const { part: recovering, failed } = useLazyPart(isRecovering ? loadRecovering : undefined);
  if (isRecovering && !failed)
    return recovering ? <recovering.RecoveringNotice {...{ error, recoveryUrl }} /> : null;
  if (isAuthenticatorProblem(problem))
    return <AuthenticatorNotice problem={problem} orphan={orphan} />;
  const key = problem === 'removed' ? 'owners.selfGone' : (`passkey.${problem}` as const);
  return <Notice urgent>{t(key)}</Notice>;
}
