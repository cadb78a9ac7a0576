import { ConnectButton, useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { HarbourScene } from './HarbourScene.tsx';

const points = [
  { icon: 'eye', title: 'home.seeTitle', text: 'home.see' },
  { icon: 'house', title: 'home.hostTitle', text: 'home.host' },
  { icon: 'key', title: 'home.keysTitle', text: 'home.keys' },
] as const;

const steps = [
  { title: 'home.step1Title', text: 'home.step1' },
  { title: 'home.step2Title', text: 'home.step2' },
  { title: 'home.step3Title', text: 'home.step3' },
] as const;

/** Welcome for new visitors: introduction, reasons for trust, steps, and the connect button. */
export function Welcome() {
  const t = useCatalogue(webCatalogue);
  const { networks } = useSite().config;
  const names = networks.slice(0, 3).map(({ name }) => name);
  return (
    <div className="welcome">
      <section className="welcome-hero">
        <div className="welcome-words">
          <h1 tabIndex={-1}>{t('home.headline')}</h1>
          <p className="welcome-lead">{t('home.lead')}</p>
          <div className="welcome-connect">
            <ConnectButton label={t('wallet.connect')} />
          </div>
          <p className="welcome-small">
            {t('home.networks', { count: networks.length, names: names.join(' · ') })}
          </p>
        </div>
        <HarbourScene />
      </section>
      <section className="welcome-points" aria-labelledby="welcome-points">
        <h2 id="welcome-points" className="hidden">
          {t('home.points')}
        </h2>
        <ul>
          {points.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="welcome-point-icon">
                <Icon name={icon} />
              </span>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="welcome-steps" aria-labelledby="welcome-steps">
        <h2 id="welcome-steps">{t('home.steps')}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
