import axe from 'axe-core';
import { axeRules } from '../axeRules.ts';

/** Rules broken by an element and its descendants, with the elements that break them. */
export async function axeFaults(element: Element): Promise<string[]> {
  // Colours of a running fade are transient.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.cancel();
    } else {
      animation.finish();
    }
  }
  const isModal = document.querySelector('dialog[open]') !== null;
  const { violations } = await axe.run(element, axeRules(isModal));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}
