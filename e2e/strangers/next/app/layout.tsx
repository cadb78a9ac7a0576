import './globals.css';
import type { ReactNode } from 'react';

/** Layout of the template, without fonts, which its build would download. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
