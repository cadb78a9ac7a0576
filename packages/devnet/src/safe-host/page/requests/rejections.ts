// Texts of the protocol's own host for a rejection by the person.
export const TRANSACTION_REJECTED = 'Transaction was rejected';
export const PERMISSIONS_REJECTED = 'Permissions were rejected';
