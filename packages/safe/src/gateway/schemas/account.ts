import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { count, listOf, nameText, text } from '../../values.ts';

export const authNonceSchema = v.object({ nonce: v.pipe(text(200), v.minLength(1)) });

/** Signed-in account at the gateway. */
export const authMeSchema = v.object({
  id: v.nullish(v.union([text(100), count])),
  signerAddress: v.nullish(checksummedAddress),
  authMethod: v.nullish(nameText),
});

export const relayTaskSchema = v.object({ taskId: text(200) });
export const relayLimitSchema = v.object({ remaining: count, limit: count });

export const accountSchema = v.object({
  id: text(100),
  groupId: v.nullish(text(100)),
  address: checksummedAddress,
  name: v.nullish(nameText),
});

export const accountDataTypesSchema = listOf(
  v.object({
    id: text(100),
    name: nameText,
    description: v.nullish(text(1_000)),
    isActive: v.boolean(),
  }),
);

export const accountDataSettingsSchema = listOf(
  v.object({ dataTypeId: text(100), enabled: v.boolean() }),
);

export const emailSchema = v.object({ email: text(320), verified: v.boolean() });

export const notificationTypesSchema = listOf(v.object({ name: nameText }));

/** Device id assigned by the gateway. */
export const registeredDeviceSchema = v.object({ deviceUuid: v.pipe(text(200), v.minLength(1)) });
