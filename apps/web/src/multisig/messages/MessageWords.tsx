import { visibleText } from '@mooring/connect';

interface MessageWordsProps {
  readonly text: string;
  /** As many characters as are shown. */
  readonly longest: number;
}

/** The words of a message, line by line; hidden marks in them are written out. */
export function MessageWords({ text, longest }: MessageWordsProps) {
  const lines = text.slice(0, longest).split('\n');
  return (
    <p className="safe-message">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
        <bdi key={index}>{line === '' ? '\u00a0' : visibleText(line, longest * 10)}</bdi>
      ))}
      {text.length > longest && <span>…</span>}
    </p>
  );
}
