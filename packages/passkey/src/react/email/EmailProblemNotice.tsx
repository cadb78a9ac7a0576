import { Notice, useLazyTexts } from '@mooring/connect/parts';
import { emailCatalogue } from '../texts/emailCatalogue.ts';
import { EmailError } from './emailGuardian.ts';

/** Notice for an error of the e-mail guardian; none without one. */
export function EmailProblemNotice({ error }: { readonly error: unknown }) {
  const t = useLazyTexts(emailCatalogue);
  if (!t || !error) return null;
  return (
    <Notice urgent>{t(`email.${error instanceof EmailError ? error.problem : 'failed'}`)}</Notice>
  );
}
