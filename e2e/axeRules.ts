import type { RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe is asked.
 *
 * @param isModal a modal dialog is open: targets are measured as if what lies under it could still be
 *   touched, so they are left out
 */
export function axeRules(isModal: boolean): RunOptions {
  return {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: !isModal } },
  };
}
