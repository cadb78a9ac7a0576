import type { HostSettings } from './settings.ts';

/** API of `window.safeHost`, to drive the host from outside. */
export type SafeHostControl = {
  readonly settings: Readonly<HostSettings>;
  /** Title of the open question, if any. */
  readonly shown: string | undefined;
  configure(changes: Partial<HostSettings>): void;
  /** Presses a button of the open question; false when none is open. */
  confirm(): boolean;
  reject(): boolean;
  /** Switches the acting owner. */
  actAs(address: string): void;
  /** Posts any message to the application, from the parent's own window. */
  post(message: unknown): void;
};

declare global {
  var safeHost: SafeHostControl | undefined;
}
