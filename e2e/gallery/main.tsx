// For development of the kit: every component in every state. Never shipped.
import './gallery.css';
import '@mooring/connect/styles.css';
import { createRoot } from 'react-dom/client';
import { isLocale } from '../../packages/connect/src/core/locales/locales.ts';
import { applyLocale } from './applyLocale.ts';
import { fastForwardTimers } from './fastForwardTimers.ts';
import { Gallery } from './Gallery.tsx';
import { readSettings } from './settings.ts';
import { shows } from './shows.ts';

const settings = readSettings(location.search);
const root = document.documentElement;
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');

root.dataset['mooringTheme'] = settings.theme;
if (settings.width !== null) element.style.maxInlineSize = `${settings.width}px`;
if (shows.find(({ name }) => name === settings.show)?.hurried) fastForwardTimers();
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === 'mooring.locale' && isLocale(newValue)) void applyLocale(newValue);
});
await applyLocale(settings.locale);
createRoot(element).render(<Gallery settings={settings} />);
