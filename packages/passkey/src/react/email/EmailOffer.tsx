import { Button, useLazyTexts } from '@mooring/connect/parts';
import { emailCatalogue } from '../texts/emailCatalogue.ts';

/** Button that names the site as a guardian. */
export function EmailOffer({ onAdd }: { readonly onAdd: () => void }) {
  const t = useLazyTexts(emailCatalogue);
  if (!t) return null;
  return (
    <Button wide onClick={onAdd}>
      {t('email.add')}
    </Button>
  );
}

/** Name of the site in a list of guardians. */
export function EmailName() {
  const t = useLazyTexts(emailCatalogue);
  return <span className="mooring-quiet"> {t?.('email.guardian')}</span>;
}
