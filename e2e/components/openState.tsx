import '@mooring/connect/styles.css';
import '../gallery/gallery.css';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '../../packages/connect/src/core/locales/locales.ts';
import { applyLocale } from '../gallery/applyLocale.ts';
import { fastForwardTimers } from '../gallery/fastForwardTimers.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import type { Settings } from '../gallery/settings.ts';
import { type Show, shows } from '../gallery/shows.ts';

/** View of a state. */
export interface View {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  /** Window width, in px. */
  readonly width: number;
  /** Window height, in px. Default: 800. */
  readonly height?: number;
}

/** Open state of the gallery. */
export interface OpenState {
  /** Changes language, theme and size, without opening the state again. */
  look(view: View): Promise<void>;
  /** Removes the state and its mocks. */
  close(): void;
}

/** Opens a state of the gallery, in English and light; resolves once it is reached. */
export async function openState(show: Show | string): Promise<OpenState> {
  const state = typeof show === 'string' ? shows.find(({ name }) => name === show) : show;
  if (!state) throw new Error(`The gallery has no state ${show}.`);
  const { setTimeout } = window;
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  const settings: Settings = {
    show: state.name,
    theme: 'light',
    locale: 'en',
    accent: 'harbour',
    radius: 'medium',
    width: null,
  };
  document.documentElement.className = 'mooring';
  document.documentElement.dataset['mooringTheme'] = 'light';
  await applyLocale('en');
  if (state.hurried) fastForwardTimers();
  document.addEventListener('click', stayHere);
  const close = () => {
    root.unmount();
    element.remove();
    document.removeEventListener('click', stayHere);
    window.setTimeout = setTimeout;
    Reflect.deleteProperty(navigator, 'userAgent');
  };
  root.render(<Gallery settings={settings} />);
  try {
    await expect.poll(() => document.querySelector(state.reached)).not.toBeNull();
  } catch (error) {
    close();
    throw error;
  }
  return {
    async look({ locale, theme, width, height = 800 }) {
      document.documentElement.dataset['mooringTheme'] = theme;
      root.render(<Gallery settings={{ ...settings, theme }} />);
      await page.viewport(width, height);
      // Like a change in another tab.
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'mooring.locale', newValue: locale }),
      );
      await applyLocale(locale);
      await document.fonts.ready;
    },
    close,
  };
}

/** A link to a wallet's app leads out of the browser, and the window gets no more input. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !/^https?:$/.test(link.protocol)) event.preventDefault();
}
