import { useCatalogue, visibleText } from '@mooring/connect';
import type { Review } from '../../provider/review.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';

interface ReviewedMessageProps {
  readonly message: Extract<Review, { kind: 'message' }>['message'];
}

/** Full message: as text, or as hex if it is not text. */
export function ReviewedMessage({ message }: ReviewedMessageProps) {
  const t = useCatalogue(passkeyCatalogue);
  const isText = typeof message === 'string';
  return (
    <section>
      <h3 className="mooring-review-title">{t(isText ? 'review.message' : 'review.bytes')}</h3>
      {isText ? (
        <p className="mooring-review-text">{showHiddenCharacters(message)}</p>
      ) : (
        <p className="mooring-review-text mooring-hex" dir="ltr">
          {message.raw}
        </p>
      )}
    </section>
  );
}

/** Makes hidden characters of a text visible; keeps line breaks. */
export function showHiddenCharacters(text: string): string {
  return text
    .split('\n')
    .map((line) => visibleText(line, Number.POSITIVE_INFINITY))
    .join('\n');
}
