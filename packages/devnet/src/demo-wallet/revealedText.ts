import { element } from './element.ts';
import { reveal } from './reveal.ts';

/** A text from outside, its hidden characters shown as marks and its direction kept to itself. */
export function revealedText(text: string): HTMLElement {
  const stretches = reveal(text).map((stretch) =>
    stretch.hidden ? element('mark', {}, stretch.text) : stretch.text,
  );
  return element('bdi', {}, ...stretches);
}
