import { JsonRequestError, requestJson } from '@mooring/page/sign-in';
import * as v from 'valibot';
import { access } from '../client.ts';

// A regular expression, since valibot's own is a part of it that no first load has.
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/));
const application = v.object({ ...access, grantedAt: time, usedAt: time });
const applicationsAnswer = v.object({
  applications: v.pipe(v.array(application), v.maxLength(1_000)),
});

/** Application that a person has allowed; times as ISO 8601. */
export type Application = v.InferOutput<typeof application>;

/**
 * Lists the applications that know an account (CAIP-10).
 * @throws {JsonRequestError} like `endAccess`
 */
export async function listApplications(account: string): Promise<readonly Application[]> {
  return (await requestJson('GET', '/oidc/applications', applicationsAnswer, { account }))
    .applications;
}

/** Ends an application's access on every device; resolves also when already ended. */
export async function endAccess(account: string, clientId: string): Promise<void> {
  const path = `/oidc/applications/${encodeURIComponent(clientId)}`;
  try {
    await requestJson('DELETE', path, v.object({}), { account });
  } catch (error) {
    if (!(error instanceof JsonRequestError) || error.code !== 'not-found') throw error;
  }
}
