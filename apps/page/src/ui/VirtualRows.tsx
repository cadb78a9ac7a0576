import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './LongList.tsx';

/** Rows rendered beyond the screen, on either side. */
const OVERSCAN = 10;

/**
 * Rows of a list near the viewport, and the focused one. Assistive technology gets the position of each
 * among all.
 */
export function VirtualRows(props: RowsProps) {
  const { keys, contentAt, rowHeight, className, rowClassName } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const [focused, setFocused] = useState<number>();
  const rows = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === undefined || focused >= keys.length || near.includes(focused)) return near;
      return [...near, focused].sort((one, other) => one - other);
    },
  });
  const shown = rows.getVirtualItems();
  return (
    <ul
      ref={list}
      className={className}
      style={{ position: 'relative', blockSize: rows.getTotalSize() }}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(undefined)}
    >
      {shown.map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-setsize={keys.length}
          aria-posinset={index + 1}
          className={rowClassName}
          style={{ position: 'absolute', insetInline: 0, insetBlockStart: start - top }}
        >
          {contentAt(index)}
        </li>
      ))}
    </ul>
  );
}

function indexOf(target: EventTarget & Element): number | undefined {
  const index = target.closest('li[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? undefined : Number(index);
}

/** Distance of an element from the top of the page, in px, updated as the content above changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const { top: fromScreen = 0 } = element.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(fromScreen + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
