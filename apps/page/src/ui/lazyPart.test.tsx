// @vitest-environment jsdom
import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { completeJsdom } from '@mooring/testing';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lazyPart, type PartFailedProps } from './lazyPart.tsx';

let close = () => {};
beforeAll(completeJsdom);
afterEach(() => close());

/** Renders content in a page; its text. */
function render(content: ReactNode): () => string {
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
  close = () => {
    root.unmount();
    element.remove();
  };
  return () => element.textContent ?? '';
}

const Part = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly name?: string }> {
  override state: { readonly name?: string } = {};

  static getDerivedStateFromError({ name }: Error) {
    return { name };
  }

  override render() {
    return this.state.name ?? this.props.children;
  }
}

describe('lazyPart', () => {
  it('renders a placeholder until the part has loaded, and the part immediately afterwards', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = vi.fn(() => arrived.then(() => ({ Part })));
    const Lazy = lazyPart<{ readonly name: string }>(load, { loading: () => <p>Loading</p> });
    const text = render(<Lazy name="Ana" />);
    await expect.poll(text).toBe('Loading');
    arrive();
    await expect.poll(text).toBe('Hello Ana');
    close();
    await expect.poll(render(<Lazy name="Ben" />)).toBe('Hello Ben');
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again by itself after one failure, as after a change of network', async () => {
    const load = vi.fn(async () => ({ Part }));
    load.mockRejectedValueOnce(new Error('network changed'));
    const Lazy = lazyPart<{ readonly name: string }>(load, { loading: () => <p>Loading</p> });
    const text = render(<Lazy name="Ana" />);
    await expect.poll(text).toBe('Loading');
    await expect.poll(text, { timeout: 5_000 }).toBe('Hello Ana');
  });

  it('loads again on retry after two failures', async () => {
    const load = vi.fn(async () => ({ Part }));
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyPart<{ readonly name: string }>(load, {
      failed: ({ retry }: PartFailedProps) => (
        <button type="button" onClick={retry}>
          Retry
        </button>
      ),
    });
    const text = render(<Lazy name="Ana" />);
    await expect.poll(text, { timeout: 5_000 }).toBe('Retry');
    document.querySelector('button')?.click();
    await expect.poll(text).toBe('Hello Ana');
  });

  it('throws to the error boundary when it has no fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lazy = lazyPart<{ readonly name: string }>(async () => {
      throw new Error('offline');
    });
    const text = render(
      <Boundary>
        <Lazy name="Ana" />
      </Boundary>,
    );
    await expect.poll(text, { timeout: 5_000 }).toBe('PartLoadError');
    vi.restoreAllMocks();
  });
});
