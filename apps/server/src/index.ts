export { type App, type AppOptions, createApp } from './app.ts';
export { readOptions } from './command/readOptions.ts';
export { startServer } from './command/startServer.ts';
export { aborted, stopSignal } from './command/stopSignal.ts';
export { ConfigError, type ConfigFault } from './config/configError.ts';
export { hasOptions, type ValidConfig } from './config/configSchema.ts';
export {
  defineConfig,
  type MooringServerConfig,
  type PasskeysConfig,
  type RelayConfig,
} from './config/defineConfig.ts';
export { type ConfigPlace, type LoadedConfig, loadConfig } from './config/loadConfig.ts';
export { parseConfig } from './config/parseConfig.ts';
export type { PublicConfig } from './config/publicConfig.ts';
export { findConfigFile } from './config/readConfigFile.ts';
export type { Database } from './database/openDatabase.ts';
export { type DatabasePlace, openDatabase } from './database/openDatabase.ts';
export { jsonLog, type Log, type LogEntry } from './log/log.ts';
export { PageNotBuiltError } from './page/pageFiles.ts';
export { PAGE_ROUTES } from './page/servePage.ts';
export type { MailAccess } from './recovery/mailAccess.ts';
export { type RelayAccount, relayAccount } from './relay/relayAccount.ts';
export { type ListenOverrides, listenOverrides, runFromConfig } from './runFromConfig.ts';
export {
  type ContentSecurityPolicyOptions,
  contentSecurityPolicy,
} from './security/securityHeaders.ts';
export { isLoopback } from './security/startWarnings.ts';
export { type RunningServer, serve } from './serving/serve.ts';
