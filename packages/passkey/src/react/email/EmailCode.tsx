import {
  Button,
  Form,
  Spinner,
  TextField,
  useLazyTexts,
  useMutation,
  useReport,
} from '@mooring/connect/parts';
import { useState } from 'react';
import type { EmailGuardian } from '../../passkeyOptions.ts';
import type { GuardianSignature } from '../../recovery/guardianSignature.ts';
import { emailCatalogue } from '../texts/emailCatalogue.ts';
import { EmailProblemNotice } from './EmailProblemNotice.tsx';
import { EmailError, type EmailRecovery, requestCode, requestSignature } from './emailGuardian.ts';
import { readCode } from './readCode.ts';

interface EmailCodeProps {
  readonly guardian: EmailGuardian;
  readonly recovery: EmailRecovery;
  /** Called with the site's signature, which is untrusted. */
  readonly onSigned: (signature: GuardianSignature) => void;
}

/** Code of a mail by which the site agrees to a recovery: asks for it, and exchanges it for the signature. */
export function EmailCode({ guardian, recovery, onSigned }: EmailCodeProps) {
  const t = useLazyTexts(emailCatalogue);
  const [code, setCode] = useState('');
  const report = useReport();
  const asking = useMutation<void, Error>(() => requestCode(guardian, recovery), report);
  const signing = useMutation<void, Error>(async () => {
    const read = readCode(code);
    if (read === undefined) throw new EmailError('unreadable');
    onSigned(await requestSignature(guardian, recovery, read));
  }, report);
  if (!t) return null;
  const isEmpty = code.trim() === '';
  return (
    <Form onSubmit={() => !isEmpty && !signing.isPending && signing.mutate()}>
      {asking.status === 'success' && (
        <>
          <p role="status">{t('email.sent')}</p>
          <TextField
            label={t('email.code')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <EmailProblemNotice error={signing.error} />
          <Button
            wide
            type="submit"
            variant="primary"
            aria-busy={signing.isPending}
            aria-disabled={isEmpty}
          >
            {signing.isPending && <Spinner />}
            {t('email.confirm')}
          </Button>
        </>
      )}
      <EmailProblemNotice error={asking.error} />
      <Button
        wide
        aria-busy={asking.isPending}
        onClick={() => {
          if (asking.isPending) return;
          signing.reset();
          asking.mutate();
        }}
      >
        {asking.isPending && <Spinner />}
        {t('email.request')}
      </Button>
    </Form>
  );
}
