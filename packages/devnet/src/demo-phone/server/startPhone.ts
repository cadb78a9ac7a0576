import { serve } from '../../http/serve.ts';
import { createPhoneApp, type PhoneWorld } from './phoneApp.ts';

export type PhoneOptions = PhoneWorld & {
  /** Default: 127.0.0.1, this machine alone: it holds keys, if of accounts known to all. */
  host?: string;
  /** Default: 0, any free one. */
  port?: number;
};

/** A demo phone wallet, served as a page of its own. */
export type PhoneServer = {
  /** The page to open. `<url>/wc?uri=<encoded link>` opens it and pairs. */
  readonly url: string;
  /** May be called again. */
  stop(): Promise<void>;
};

/**
 * Serves the demo phone: a page with the phone wallet of `@mooring/testing`, that meets a site over
 * the relay and signs and sends with the local accounts. Every browser context is a phone of its own.
 *
 * @throws {Error} with a sentence when the port is taken.
 */
export async function startPhone(options: PhoneOptions): Promise<PhoneServer> {
  const { host = '127.0.0.1', port = 0 } = options;
  return serve({ app: createPhoneApp(options), host, port });
}
