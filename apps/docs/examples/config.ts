import { createMooringConfig } from '@mooring/connect';
import { network } from './network.ts';

export const config = createMooringConfig({ appName: 'Harbour', ...network });
