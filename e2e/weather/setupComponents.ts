// Exposes a component test file to the weather of its seed.
import { expect, inject } from 'vitest';
import { delayShares } from './delays.ts';
import { installWeather } from './installWeather.ts';

const seed = inject('weatherSeed');
if (seed !== undefined) installWeather(delayShares(seed, expect.getState().testPath ?? ''));
