import type { ReactNode } from 'react';

/** Props of {@link Icon}. */
export interface IconProps {
  /** True if the icon is mirrored in a right-to-left language. */
  readonly pointing?: boolean;
  readonly children: ReactNode;
}

/**
 * Icon on a grid of 24, in the colour of the text beside it, hidden from screen readers.
 *
 * @example
 * ```tsx
 * import { Icon } from '@mooring/connect/parts';
 *
 * export const Plus = () => (
 *   <Icon>
 *     <path d="M12 5v14M5 12h14" />
 *   </Icon>
 * );
 * ```
 */
export function Icon({ pointing = false, children }: IconProps) {
  return (
    <svg
      className={pointing ? 'mooring-icon mooring-icon-pointing' : 'mooring-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * Cross, to close.
 *
 * @example
 * ```tsx
 * import { CloseIcon } from '@mooring/connect/parts';
 *
 * export const Close = () => <span><CloseIcon /> Close</span>;
 * ```
 */
export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

/**
 * Arrow back.
 *
 * @example
 * ```tsx
 * import { BackIcon } from '@mooring/connect/parts';
 *
 * export const Back = () => <span><BackIcon /> Back</span>;
 * ```
 */
export function BackIcon() {
  return (
    <Icon pointing>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  );
}

/**
 * Two sheets, to copy.
 *
 * @example
 * ```tsx
 * import { CopyIcon } from '@mooring/connect/parts';
 *
 * export const Copy = () => <span><CopyIcon /> Copy</span>;
 * ```
 */
export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5.5 15H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v.5" />
    </Icon>
  );
}

/**
 * Check mark.
 *
 * @example
 * ```tsx
 * import { CheckIcon } from '@mooring/connect/parts';
 *
 * export const Chosen = () => <span><CheckIcon /> Chosen</span>;
 * ```
 */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}

/**
 * Arrow out of the page, for external links.
 *
 * @example
 * ```tsx
 * import { ExternalIcon } from '@mooring/connect/parts';
 *
 * export const Open = () => <span><ExternalIcon /> Open</span>;
 * ```
 */
export function ExternalIcon() {
  return (
    <Icon pointing>
      <path d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />
    </Icon>
  );
}

/**
 * Door, to disconnect.
 *
 * @example
 * ```tsx
 * import { LeaveIcon } from '@mooring/connect/parts';
 *
 * export const Leave = () => <span><LeaveIcon /> Leave</span>;
 * ```
 */
export function LeaveIcon() {
  return (
    <Icon pointing>
      <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9" />
    </Icon>
  );
}

/**
 * Triangle with an exclamation mark.
 *
 * @example
 * ```tsx
 * import { WarningIcon } from '@mooring/connect/parts';
 *
 * export const Look = () => <span><WarningIcon /> Look</span>;
 * ```
 */
export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4M12 17.2v.1" />
    </Icon>
  );
}

/**
 * Phone.
 *
 * @example
 * ```tsx
 * import { PhoneIcon } from '@mooring/connect/parts';
 *
 * export const Phone = () => <span><PhoneIcon /> Phone</span>;
 * ```
 */
export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </Icon>
  );
}

/**
 * Person with a key, for passkey accounts.
 *
 * @example
 * ```tsx
 * import { PasskeyIcon } from '@mooring/connect/parts';
 *
 * export const Passkey = () => <span><PasskeyIcon /> Passkey</span>;
 * ```
 */
export function PasskeyIcon() {
  return (
    <Icon>
      <circle cx="9.5" cy="7" r="4" />
      <path d="M2.5 20.5v-1a5 5 0 0 1 5-5h4M18 15.5v6l1.8-1.6" />
      <circle cx="18" cy="12.5" r="3" />
    </Icon>
  );
}
