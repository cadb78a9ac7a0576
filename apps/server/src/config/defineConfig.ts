// The published package's entry: what a configuration file imports, and nothing of the server.
import type { MooringServerConfig } from './configSchema.ts';

export type { MooringServerConfig, PasskeysConfig, RelayConfig } from './configSchema.ts';

/** Types a configuration file: `export default defineConfig({ … })`. No runtime checks. */
export function defineConfig(config: MooringServerConfig): MooringServerConfig {
  return config;
}
