import { parseConfig } from '../../../server/src/config/parseConfig.ts';
import { publicConfig } from '../../../server/src/config/publicConfig.ts';

const config = parseConfig({ networks: [{ id: 1, upstreams: ['https://node.example'] }] });

/** Public configuration of a server without sign-in whose operator has set only a network: new options are in it. */
export const defaultSite = publicConfig(config, { local: true, hasSignIn: false });
