// How the protocol's own host says in plain text that the person said no.
export const TRANSACTION_REJECTED = 'Transaction was rejected';
export const PERMISSIONS_REJECTED = 'Permissions were rejected';
