import type { ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';

interface LongListProps<Item> extends RowsLook {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Content of a row. */
  readonly children: (item: Item) => ReactNode;
}

/** Measures and classes of a list's rows. */
export interface RowsLook {
  /** Usual height of a row in px. */
  readonly rowHeight: number;
  readonly className?: string;
  readonly rowClassName?: string;
}

/** Maximum number of rows that are all rendered. */
const MOST_RENDERED = 50;
/** Rows of a long list in the first render: about two screens. */
const FIRST_RENDERED = 20;

// Loaded only for long lists.
const LazyVirtualRows = lazyPart<RowsProps>(
  async () => ({ Part: (await import('./VirtualRows.tsx')).VirtualRows }),
  { loading: ({ keys, ...rows }) => <Rows keys={keys.slice(0, FIRST_RENDERED)} {...rows} /> },
);

/** List that renders only rows near the viewport, once it is long. */
export function LongList<Item>({ items, keyOf, children, ...look }: LongListProps<Item>) {
  const keys = items.map(keyOf);
  const contentAt = (index: number) => {
    const item = items[index];
    return item !== undefined && children(item);
  };
  if (keys.length <= MOST_RENDERED) return <Rows keys={keys} contentAt={contentAt} {...look} />;
  return <LazyVirtualRows keys={keys} contentAt={contentAt} {...look} />;
}

export interface RowsProps extends RowsLook {
  /** Unique key of each row. */
  readonly keys: readonly string[];
  readonly contentAt: (index: number) => ReactNode;
}

function Rows({ keys, contentAt, className, rowClassName }: RowsProps) {
  return (
    <ul className={className}>
      {keys.map((key, index) => (
        <li key={key} className={rowClassName}>
          {contentAt(index)}
        </li>
      ))}
    </ul>
  );
}
