import type { HostSettings } from './settings.ts';

/** What `window.safeHost` offers to whoever drives the host from outside. */
export type SafeHostControl = {
  readonly settings: Readonly<HostSettings>;
  /** The title of the question on the screen, if any. */
  readonly shown: string | undefined;
  configure(changes: Partial<HostSettings>): void;
  /** Presses a button of the open question; false when none is open. */
  confirm(): boolean;
  reject(): boolean;
  /** Lets another owner act. */
  actAs(address: string): void;
  /** Puts any message at all to the application, from the parent's own window. */
  post(message: unknown): void;
};

declare global {
  var safeHost: SafeHostControl | undefined;
}
