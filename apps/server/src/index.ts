export { type App, type AppOptions, createApp } from './app.ts';
export {
  type Contracts,
  type Currency,
  defineConfig,
  type Explorer,
  type Features,
  type MooringServerConfig,
  type NetworkConfig,
  type PairingConfig,
  type SignInConfig,
  type Timeouts,
  type Token,
  type ValidConfig,
  type ValidNetwork,
} from './config/config.ts';
export { ConfigError, type ConfigFault } from './config/configError.ts';
export { findConfigFile, loadConfig } from './config/loadConfig.ts';
export { parseConfig } from './config/parseConfig.ts';
export type { PublicConfig, PublicNetwork } from './config/publicConfig.ts';
export type { Database } from './database/database.ts';
export { databaseUrl } from './database/databaseUrl.ts';
export { type DatabasePlace, openDatabase } from './database/openDatabase.ts';
export { jsonLog, type Log, type LogEntry } from './log/log.ts';
export { PageNotBuiltError } from './page/pageFiles.ts';
export { PAGE_ROUTES } from './page/pageRoutes.ts';
export { type ListenOverrides, listenOverrides, runFromConfig } from './runFromConfig.ts';
export {
  type ContentSecurityPolicyOptions,
  contentSecurityPolicy,
} from './security/contentSecurityPolicy.ts';
export { isLoopback } from './security/isLoopback.ts';
export { type RunningServer, serve } from './serving/serve.ts';
