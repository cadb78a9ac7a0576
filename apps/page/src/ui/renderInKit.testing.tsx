import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { completeJsdom } from '@mooring/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';
import { onTestFinished } from 'vitest';

/** Renders content in a page of the kit, until it is closed or the test is over; in jsdom. */
export function renderInKit(content: ReactNode): { element: HTMLElement; close(): void } {
  completeJsdom();
  const mooring = createMooringConfig({
    appName: 'Test',
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: async () => null }) },
  });
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  root.render(
    <MooringProvider config={mooring} locale="en">
      {content}
    </MooringProvider>,
  );
  const close = () => {
    root.unmount();
    element.remove();
  };
  onTestFinished(close);
  return { element, close };
}
