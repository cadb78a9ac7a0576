export { type CountedSignInStore, createSignInStore } from './store/createSignInStore.ts';
export {
  createBuilder,
  type Dialect,
  type Given,
  prepare,
  type Query,
  type Result,
  type Steps,
  step,
  type Value,
} from './store/database/statement.ts';
export type { Durability, Migrations, StoreDatabase } from './store/database/storeDatabase.ts';
export { signInMigrations } from './store/migrations.ts';
