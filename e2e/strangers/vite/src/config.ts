import { createMooringConfig } from '@mooring/connect';
import { mainnet, optimism } from 'viem/chains';

export const config = createMooringConfig({ appName: 'Stranger', chains: [mainnet, optimism] });
