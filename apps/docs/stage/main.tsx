// Page in a frame of the site: the kit, a test wallet, and networks without a node.
import '@mooring/connect/styles.css';
import './stage.css';
import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { network } from '../examples/network.ts';
import { readHash } from '../playground/settings.ts';
import { Stage } from './Stage.tsx';
import { readSiteScheme } from './useSiteScheme.ts';
import { createWorld } from './world.ts';

const element = document.getElementById('stage');
if (!element) throw new Error('The page has no element with the id "stage".');
const reactRoot = createRoot(element);
const first = readHash(location.hash);
const world = createWorld(first);
if (first.example === undefined) reactRoot.render(<Stage world={world} first={first} />);
else {
  const scheme = readSiteScheme();
  document.documentElement.className = `example is-${scheme}`;
  network.storage.setItem('mooring.theme', scheme);
  const examples = import.meta.glob<{ App: ComponentType }>('../examples/*.tsx');
  const { App } = (await examples[`../examples/${first.example}.tsx`]?.()) ?? {};
  reactRoot.render(App ? createElement(App) : 'There is no such example.');
}
