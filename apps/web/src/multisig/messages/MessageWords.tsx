import { visibleText } from '@mooring/connect';

interface MessageWordsProps {
  readonly text: string;
  /** Most characters shown. */
  readonly longest: number;
}

/** Text of a message, line by line, with hidden characters escaped. */
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
