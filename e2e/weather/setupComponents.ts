// Exposes a component test file to the weather of its seed.
import { expect, inject } from 'vitest';
import { delayShares } from './delays.ts';
import { installWeather } from './installWeather.ts';

const seed = inject('weatherSeed');
const file = expect.getState().testPath?.split('/').at(-1) ?? '';
if (seed !== undefined) installWeather(delayShares(seed, file));
