// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { MooringContext, type MooringValue } from './MooringContext.ts';
import { useKitQuery } from './useKitQuery.ts';

function openPage() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const value = { config: { queryClient } } as MooringValue;
  const root = createRoot(document.createElement('div'));
  const show = (children: ReactNode) =>
    root.render(<MooringContext.Provider value={value}>{children}</MooringContext.Provider>);
  return { queryClient, show, close: () => root.unmount() };
}

describe('useKitQuery', () => {
  it('returns the data of the kit’s own client, and not that of the previous key', async () => {
    const { show, close } = openPage();
    const seen: unknown[] = [];
    const Read = ({ name }: { name: string }) => {
      const { data } = useKitQuery({ queryKey: [name], queryFn: async () => name.toUpperCase() });
      if (data !== seen.at(-1)) seen.push(data);
      return null;
    };
    show(<Read name="ship" />);
    await expect.poll(() => seen).toEqual(['SHIP']);
    show(<Read name="sail" />);
    await expect.poll(() => seen).toEqual(['SHIP', undefined, 'SAIL']);
    close();
  });

  it('returns an error, and leaves the query once unmounted', async () => {
    const { queryClient, show, close } = openPage();
    const seen: boolean[] = [];
    const Read = () => {
      const queryFn = () => Promise.reject(new Error('no'));
      seen.push(useKitQuery({ queryKey: ['no'], queryFn }).isError);
      return null;
    };
    show(<Read />);
    await expect.poll(() => seen.at(-1)).toBe(true);
    const query = queryClient.getQueryCache().find({ queryKey: ['no'] });
    expect(query?.getObserversCount()).toBe(1);
    close();
    await expect.poll(() => query?.getObserversCount()).toBe(0);
  });

  it('is fetching from the first render on', async () => {
    const { show, close } = openPage();
    const seen: boolean[] = [];
    const Read = () => {
      seen.push(useKitQuery({ queryKey: ['one'], queryFn: async () => 1 }).isFetching);
      return null;
    };
    show(<Read />);
    await expect.poll(() => seen).toEqual([true, false]);
    close();
  });

  it('renders for what is read of it only', async () => {
    const { queryClient, show, close } = openPage();
    const rendered: unknown[] = [];
    const Read = () => {
      const { data } = useKitQuery({ queryKey: ['one'], queryFn: async () => 1 });
      rendered.push(data);
      return null;
    };
    show(<Read />);
    await expect.poll(() => rendered).toEqual([undefined, 1]);
    await queryClient.refetchQueries({ queryKey: ['one'] });
    queryClient.setQueryData(['one'], 2);
    await expect.poll(() => rendered.at(-1)).toBe(2);
    expect(rendered).toEqual([undefined, 1, 2]);
    close();
  });
});
