import { shows } from '../gallery/shows.ts';
import { testStates } from './states.testing.ts';

// The others have a file of their own, which runs beside this one.
testStates(shows.filter(({ name }) => !name.startsWith('connect-')));
