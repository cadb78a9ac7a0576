// Page in a frame of the site: the kit, a test wallet, and networks without a node.
import '@mooring/connect/styles.css';
import './stage.css';
import { createRoot } from 'react-dom/client';
import { readHash } from '../playground/settings.ts';
import { Stage } from './Stage.tsx';
import { createWorld } from './world.ts';

const element = document.getElementById('stage');
if (!element) throw new Error('The page has no element with the id "stage".');
const first = readHash(location.hash);
createRoot(element).render(<Stage world={createWorld(first)} first={first} />);
