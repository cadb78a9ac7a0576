import { useSyncExternalStore } from 'react';

/** Returns true from 768 px on, where list and screen are side by side; below, only one is rendered. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onResize, () => !window.matchMedia?.('(width < 768px)').matches);
}

function onResize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
