import { shows } from '../gallery/shows.ts';
import { testStates } from './states.testing.ts';

testStates(shows.filter(({ name }) => name.startsWith('connect-')));
