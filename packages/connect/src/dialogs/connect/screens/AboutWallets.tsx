import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { DoorIcon, KeyIcon, ShieldIcon } from '../../../ui/icons.tsx';
import { screensCatalogue } from './screensCatalogue.ts';

/** For those who hear of wallets for the first time. */
export function AboutWallets() {
  const t = useCatalogue(screensCatalogue);
  const points = [
    { icon: <KeyIcon />, title: t('about.keysTitle'), text: t('about.keys') },
    { icon: <DoorIcon />, title: t('about.signInTitle'), text: t('about.signIn') },
    { icon: <ShieldIcon />, title: t('about.safetyTitle'), text: t('about.safety') },
  ];
  return (
    <ul className="mooring-points">
      {points.map(({ icon, title, text }) => (
        <li key={title} className="mooring-point">
          <span className="mooring-point-icon">{icon}</span>
          <div>
            <h3 className="mooring-point-title">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
