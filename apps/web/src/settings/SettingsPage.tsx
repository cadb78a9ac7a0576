import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTitle } from '../site/SiteContext.ts';
import { AccentSetting } from './AccentSetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { NetworksSetting } from './NetworksSetting.tsx';
import { StorageSetting } from './StorageSetting.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';
import './settings.css';

/** Settings page: appearance, language, networks, storage. */
export function SettingsPage() {
  const t = useCatalogue(webCatalogue);
  useTitle(t('settings.title'));
  return (
    <div className="page settings">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('settings.title')}</h1>
        <p className="page-lead">{t('settings.lead')}</p>
      </header>
      <section className="card setting" aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings.look')}</h2>
        <ThemeSetting />
        <AccentSetting />
        <LanguageSetting />
      </section>
      <NetworksSetting />
      <StorageSetting />
    </div>
  );
}
