import './globals.css';
import type { ReactNode } from 'react';

/** As the template has it, but for fonts, which its build fetches from elsewhere. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
