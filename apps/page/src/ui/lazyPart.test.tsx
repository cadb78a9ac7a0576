// @vitest-environment jsdom
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart, type PartFailedProps } from './lazyPart.tsx';
import { renderInKit } from './renderInKit.testing.tsx';

/** Text of content in a page. */
const textOf = (content: ReactNode) => {
  const { element } = renderInKit(content);
  return () => element.textContent;
};

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
    const { element, close } = renderInKit(<Lazy name="Ana" />);
    await expect.poll(() => element.textContent).toBe('Loading');
    arrive();
    await expect.poll(() => element.textContent).toBe('Hello Ana');
    close();
    await expect.poll(textOf(<Lazy name="Ben" />)).toBe('Hello Ben');
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again by itself after one failure, as after a change of network', async () => {
    const load = vi.fn(async () => ({ Part }));
    load.mockRejectedValueOnce(new Error('network changed'));
    const Lazy = lazyPart<{ readonly name: string }>(load, { loading: () => <p>Loading</p> });
    const text = textOf(<Lazy name="Ana" />);
    await expect.poll(text).toBe('Loading');
    await expect.poll(text).toBe('Hello Ana');
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
    const text = textOf(<Lazy name="Ana" />);
    await expect.poll(text).toBe('Retry');
    document.querySelector('button')?.click();
    await expect.poll(text).toBe('Hello Ana');
  });

  it('throws to the error boundary when it has no fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lazy = lazyPart<{ readonly name: string }>(async () => {
      throw new Error('offline');
    });
    const text = textOf(
      <Boundary>
        <Lazy name="Ana" />
      </Boundary>,
    );
    await expect.poll(text).toBe('PartLoadError');
    vi.restoreAllMocks();
  });
});
