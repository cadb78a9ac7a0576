import { Button, useLazyTexts } from '@mooring/connect/parts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';

/** Section of the backup dialog that leads to the guardians. */
export function GuardiansSection({ onOpen }: { readonly onOpen: () => void }) {
  const t = useLazyTexts(recoveryCatalogue);
  if (!t) return null;
  return (
    <section className="mooring-owners">
      <h3 className="mooring-group-title">{t('guardians.title')}</h3>
      <p className="mooring-quiet">{t('guardians.lead')}</p>
      <div className="mooring-owner-actions">
        <Button onClick={onOpen}>{t('guardians.title')}</Button>
      </div>
    </section>
  );
}
