import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Read out at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Something a person should know before going on. */
export function Notice({ urgent = false, children }: NoticeProps) {
  return (
    <div className="mooring-notice" role={urgent ? 'alert' : 'note'}>
      <WarningIcon />
      <p>{children}</p>
    </div>
  );
}
