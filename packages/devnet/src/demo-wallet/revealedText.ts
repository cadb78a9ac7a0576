import { element } from './element.ts';
import { reveal } from './reveal.ts';

/** Untrusted text, with invisible characters marked and its direction isolated. */
export function revealedText(text: string): HTMLElement {
  const stretches = reveal(text).map((stretch) =>
    stretch.hidden ? element('mark', {}, stretch.text) : stretch.text,
  );
  return element('bdi', {}, ...stretches);
}
