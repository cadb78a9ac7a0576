import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { completeJsdom } from '@mooring/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { base, mainnet } from 'viem/chains';
import { onTestFinished } from 'vitest';

/** Renders content in a page of the kit, until it is closed or the test is over; in jsdom. */
export function renderInKit(content: ReactNode): {
  element: HTMLElement;
  /** Renders other content in its place. */
  render(content: ReactNode): void;
  close(): void;
} {
  completeJsdom();
  const mooring = createMooringConfig({
    appName: 'Test',
    chains: [mainnet, base],
    transports: Object.fromEntries(
      [mainnet, base].map(({ id }) => [id, custom({ request: async () => null })]),
    ),
  });
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  const render = (shown: ReactNode) =>
    root.render(
      <MooringProvider config={mooring} locale="en">
        {shown}
      </MooringProvider>,
    );
  render(content);
  const close = () => {
    root.unmount();
    element.remove();
  };
  onTestFinished(close);
  return { element, render, close };
}
