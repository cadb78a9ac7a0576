import { type ComponentProps, lazy, Suspense } from 'react';
import type { PasskeyElsewhere } from './PasskeyElsewhere.tsx';

const Loaded = lazy(() =>
  import('./PasskeyElsewhere.tsx').then(
    (file) => ({ default: file.PasskeyElsewhere }),
    // Without it the page is as good as before.
    () => ({ default: () => null }),
  ),
);

/** Warning of few accounts, in a chunk of its own. */
export function LazyElsewhere(props: ComponentProps<typeof PasskeyElsewhere>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
