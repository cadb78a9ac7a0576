/** Prefix of the query keys of names in tables, invalidated when a name resolves to another address. */
export const tableNamesKey = ['web', 'table-names'] as const;
