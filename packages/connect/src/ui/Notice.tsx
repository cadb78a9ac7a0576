import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** True to announce it immediately (`role="alert"`). */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Notice that a visitor should read before continuing. */
export function Notice({ urgent = false, children }: NoticeProps) {
  return (
    <div className="mooring-notice" role={urgent ? 'alert' : 'note'}>
      <WarningIcon />
      <p>{children}</p>
    </div>
  );
}
