import type { ReactNode } from 'react';

interface IconProps {
  /** Points somewhere: turns round in a right-to-left language. */
  readonly pointing?: boolean;
  readonly children: ReactNode;
}

/** Drawn on a grid of 24, in the colour of the text beside it, silent to screen readers. */
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

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon pointing>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5.5 15H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v.5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ExternalIcon() {
  return (
    <Icon pointing>
      <path d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />
    </Icon>
  );
}

export function LeaveIcon() {
  return (
    <Icon pointing>
      <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4M12 17.2v.1" />
    </Icon>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </Icon>
  );
}

/** Somebody, with a key. */
export function PasskeyIcon() {
  return (
    <Icon>
      <circle cx="9.5" cy="7" r="4" />
      <path d="M2.5 20.5v-1a5 5 0 0 1 5-5h4M18 15.5v6l1.8-1.6" />
      <circle cx="18" cy="12.5" r="3" />
    </Icon>
  );
}
