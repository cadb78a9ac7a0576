import type { Address } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import {
  accountDataSettingsSchema,
  accountDataTypesSchema,
  accountSchema,
} from '../schemas/account.ts';
import { nothing } from '../schemas/values.ts';
import { addressPart } from './chainPath.ts';

/** Accounts at the gateway. Gateways without these routes respond with 404. */
export function accountRoutes(ask: AskGateway) {
  const path = (address: Address) => `/v1/accounts/${addressPart(address)}`;
  const signedIn = true;
  return {
    /** POST /v1/accounts */
    create: (body: { readonly address: Address; readonly name?: string }) =>
      ask('/v1/accounts', accountSchema, { method: 'POST', body, signedIn }),
    /** GET /v1/accounts/{address} */
    get: (address: Address) => ask(path(address), accountSchema, { signedIn }),
    /** DELETE /v1/accounts/{address} */
    delete: (address: Address) => ask(path(address), nothing, { method: 'DELETE', signedIn }),
    /** GET /v1/accounts/data-types */
    dataTypes: () => ask('/v1/accounts/data-types', accountDataTypesSchema),
    /** GET /v1/accounts/{address}/data-settings */
    dataSettings: (address: Address) =>
      ask(`${path(address)}/data-settings`, accountDataSettingsSchema, { signedIn }),
    /** PUT /v1/accounts/{address}/data-settings */
    setDataSettings: (
      address: Address,
      accountDataSettings: readonly { readonly dataTypeId: string; readonly enabled: boolean }[],
    ) =>
      ask(`${path(address)}/data-settings`, accountDataSettingsSchema, {
        method: 'PUT',
        body: { accountDataSettings },
        signedIn,
      }),
  };
}
