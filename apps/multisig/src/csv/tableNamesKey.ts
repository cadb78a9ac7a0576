/** First part of the query keys of names in tables: read again once one leads elsewhere. */
export const tableNamesKey = ['web', 'table-names'] as const;
