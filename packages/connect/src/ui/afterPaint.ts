/**
 * Does something once what was rendered is painted, unless the function it returns is called before. After
 * a click, React runs effects before the paint.
 */
export function afterPaint(work: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
