import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

/**
 * Shows the playground in an element.
 * @param stage address of the stage
 * @returns takes it away again
 */
export function mountPlayground(element: Element, stage: string): () => void {
  const root = createRoot(element);
  root.render(<Playground stage={stage} />);
  return () => root.unmount();
}
