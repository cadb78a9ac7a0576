/**
 * Does something once what was rendered is painted, unless the function it returns is called before. After
 * a click, React runs effects before the paint.
 */
export function afterPaint(work: () => unknown): () => void {
  let stopped = false;
  // A frame's callbacks run before it is painted.
  requestAnimationFrame(() => setTimeout(() => stopped || work()));
  return () => {
    stopped = true;
  };
}
