import {
  ConnectButton,
  useCatalogue,
  useConnectDialog,
  useConnectionStatus,
  useLocale,
} from '@mooring/connect';
import { useSite, useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, lazyPart, neverChanges, ThemedImage } from '@mooring/page/ui';
import { findPasskey } from '@mooring/page/wallet';
import { useState, useSyncExternalStore } from 'react';
import { useConfig, useConnection } from 'wagmi';
import type { OverviewProps } from './Overview.tsx';
import './home.css';

// Loaded only for connected visitors.
const LazyOverview = lazyPart<OverviewProps>(
  async () => ({ Part: (await import('./Overview.tsx')).Overview }),
  { loading: OverviewSkeleton },
);

/** Home page: a welcome, or the overview of a connected account. */
export function HomePage() {
  const t = useCatalogue(pageCatalogue);
  const status = useConnectionStatus();
  const { address, chain } = useConnection();
  const connected = address !== undefined && status !== 'loading';
  useTitle(connected ? t('home.title') : '');
  const [welcomed, setWelcomed] = useState(false);
  if (status === 'disconnected' && !welcomed) setWelcomed(true);
  if (!connected) return status === 'loading' ? <OverviewSkeleton /> : <Welcome />;
  return <LazyOverview address={address} chain={chain} arrived={welcomed} />;
}

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
function Welcome() {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { networks, brand } = useSite().config;
  const own = brand.home[locale] ?? {};
  const shownPoints =
    own.points?.map((point) => ({ ...point, icon: null })) ??
    points.map(({ icon, title, text }) => ({ icon, title: t(title), text: t(text) }));
  const shownSteps =
    own.steps ?? steps.map(({ title, text }) => ({ title: t(title), text: t(text) }));
  const names = networks.slice(0, 3).map(({ name }) => name);
  return (
    <div className="welcome">
      <section
        className={
          brand.illustration === false ? 'welcome-hero' : 'welcome-hero welcome-illustrated'
        }
      >
        <div className="welcome-words">
          <h1 tabIndex={-1}>{own.headline ?? t('home.headline')}</h1>
          <p className="welcome-lead">{own.lead ?? t('home.lead')}</p>
          <div className="welcome-connect">
            <ConnectButton label={t('wallet.connect')} />
            <CreateAccountButton />
          </div>
          <p className="welcome-small">
            {t('home.networks', { count: networks.length, names: names.join(' · ') })}
          </p>
        </div>
        <Illustration />
      </section>
      {shownPoints.length > 0 && (
        <section className="welcome-points" aria-labelledby="welcome-points">
          <h2 id="welcome-points" className="hidden">
            {t('home.points')}
          </h2>
          <ul data-count={shownPoints.length}>
            {shownPoints.map((point) => (
              <li key={point.title}>
                {point.icon && (
                  <span className="welcome-point-icon">
                    <Icon name={point.icon} />
                  </span>
                )}
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shownSteps.length > 0 && (
        <section className="welcome-steps" aria-labelledby="welcome-steps">
          <h2 id="welcome-steps">{t('home.steps')}</h2>
          <ol data-count={shownSteps.length}>
            {shownSteps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Button that creates an account by passkey, where the site and the browser support it. */
function CreateAccountButton() {
  const t = useCatalogue(pageCatalogue);
  const { connectors } = useConfig();
  const { createAccount } = useConnectDialog();
  const passkey = findPasskey(connectors);
  // Rendered on the server: `before.js` hides the button before the first paint where the browser lacks passkeys.
  const obstacle = useSyncExternalStore(
    neverChanges,
    () => passkey?.getObstacle(),
    () => undefined,
  );
  if (!passkey || passkey.chainIds.length === 0 || obstacle) return null;
  return (
    <button type="button" className="button button-large welcome-create" onClick={createAccount}>
      <Icon name="key" />
      {t('wallet.createAccount')}
    </button>
  );
}

/** Picture of the operator, the product's own, or none. */
function Illustration() {
  const { illustration } = useSite().config.brand;
  if (illustration === false) return null;
  if (illustration === null) return <HarbourScene />;
  return (
    <div className="scene">
      <ThemedImage picture={illustration} className="scene-picture" />
    </div>
  );
}

/** Decorative illustration of the product's name: a boat moored in a calm harbour. */
function HarbourScene() {
  return (
    <div className="scene">
      <svg viewBox="0 0 520 440" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
        <rect className="scene-sky" width="520" height="440" />
        <circle className="scene-glow" cx="372" cy="150" r="96" />
        <circle className="scene-sun" cx="372" cy="150" r="52" />
        <path
          className="scene-hill-far"
          d="M0 236c60-46 118-50 176-14 44-34 92-32 132-4 60-44 138-40 212 6v40H0z"
        />
        <path className="scene-hill" d="M0 258c44-30 92-34 142-8 26 14 44 14 70 6v16H0z" />
        <path className="scene-light" d="M66 238l6-66h20l6 66z" />
        <path className="scene-light-band" d="M70.600 188h22.800l1.800 20H68.800z" />
        <path
          className="scene-light-top"
          d="M68 172h28v-6H68zM74 166v-14h16v14zM72 152l10-10 10 10z"
        />
        <rect className="scene-sea-far" y="262" width="520" height="178" />
        <path className="scene-glitter" d="M336 280h72M322 296h104M344 312h58M332 328h84" />
        <g className="scene-boat">
          <path className="scene-mast" d="M262 322V142" />
          <path className="scene-sail" d="M270 152c44 38 66 88 70 146h-70z" />
          <path className="scene-jib" d="M254 166c-32 36-52 80-58 132h58z" />
          <path className="scene-hull" d="M172 316h196c-8 32-28 50-58 50h-84c-28 0-46-18-54-50z" />
          <path className="scene-hull-band" d="M176 330h188l-4 10H181z" />
        </g>
        <path
          className="scene-wave"
          d="M0 356q32-18 65 0t65 0 65 0 65 0 65 0 65 0 65 0 65 0v84H0z"
        />
        <path className="scene-rope" d="M358 322c14 62 62 70 88 22" />
        <path className="scene-pier" d="M404 374h116v66H404z" />
        <path className="scene-pier-edge" d="M396 362h124v14H396z" />
        <path className="scene-bollard" d="M436 362v-26h-6v-12h36v12h-6v26z" />
        <path className="scene-rope" d="M434 340q14 9 28 0M434 347q14 9 28 0" />
        <path
          className="scene-wave-near"
          d="M0 396q32-16 65 0t65 0 65 0 65 0 65 0 65 0 65 0 65 0v44H0z"
        />
      </svg>
    </div>
  );
}

/** Placeholder of the overview while the last visit's connection is restored. */
function OverviewSkeleton() {
  const t = useCatalogue(pageCatalogue);
  return (
    <div className="overview" aria-busy="true">
      <h1 className="hidden" tabIndex={-1}>
        {t('layout.restoring')}
      </h1>
      <span className="skeleton overview-skeleton-profile" />
      <div className="overview-columns">
        <span className="skeleton overview-skeleton-card" />
        <div className="overview-story">
          <span className="skeleton overview-skeleton-card" />
        </div>
      </div>
    </div>
  );
}
