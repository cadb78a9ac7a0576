import { useSyncExternalStore } from 'react';

/** Returns true from 768 px on, where list and screen stand side by side; a screen that nobody sees is not rendered. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onResize, () => !window.matchMedia?.('(width < 768px)').matches);
}

function onResize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
