import '@mooring/connect/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Wallets } from './Wallets.tsx';

export const metadata: Metadata = { title: 'My application' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Wallets>{children}</Wallets>
      </body>
    </html>
  );
}
