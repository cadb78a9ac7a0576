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
  type PasskeysConfig,
  type RelayConfig,
  type RelayNetworkConfig,
  type SignInConfig,
  type Timeouts,
  type Token,
  type Wei,
} from './config/config.ts';
export { ConfigError, type ConfigFault } from './config/configError.ts';
export { findConfigFile, loadConfig } from './config/loadConfig.ts';
export { parseConfig } from './config/parseConfig.ts';
export type { PublicConfig, PublicNetwork } from './config/publicConfig.ts';
export type { ValidConfig, ValidNetwork } from './config/validConfig.ts';
export type { Database } from './database/openDatabase.ts';
export { type DatabasePlace, databaseUrl, openDatabase } from './database/openDatabase.ts';
export { jsonLog, type Log, type LogEntry } from './log/log.ts';
export { PageNotBuiltError } from './page/pageFiles.ts';
export { PAGE_ROUTES } from './page/servePage.ts';
export { type RelayAccount, relayAccount } from './relay/relayAccount.ts';
export { type ListenOverrides, listenOverrides, runFromConfig } from './runFromConfig.ts';
export {
  type ContentSecurityPolicyOptions,
  contentSecurityPolicy,
} from './security/securityHeaders.ts';
export { isLoopback } from './security/startWarnings.ts';
export { type RunningServer, serve } from './serving/serve.ts';
