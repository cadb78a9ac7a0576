'use client';
import { ConnectButton } from '@mooring/connect';

export default function Page() {
  return <ConnectButton />;
}
