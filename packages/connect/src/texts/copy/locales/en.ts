export const messages = {
  'copy.refused': 'The browser did not allow copying. Copy the selected text yourself.',
} as const;
