import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface NoticeProps {
  readonly kind: 'warning' | 'bad' | 'good' | 'info';
  /** True to announce it immediately (`role="alert"`). */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

const icons: Readonly<Record<NoticeProps['kind'], IconName>> = {
  warning: 'warning',
  bad: 'warning',
  good: 'check',
  info: 'info',
};

/** Notice box with an icon. */
export function Notice({ kind, urgent = false, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={urgent ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className="notice-text">{children}</div>
    </div>
  );
}
