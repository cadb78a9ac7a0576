import type { RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Options of axe.
 *
 * @param isModal true with an open modal dialog: target sizes are then skipped, because axe measures
 * targets as if those behind the dialog could be touched
 */
export function axeRules(isModal: boolean): RunOptions {
  return {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: !isModal } },
  };
}
