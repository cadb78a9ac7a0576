import { existsSync } from 'node:fs';
import { installDebianPackage } from '../browsers/debianPackage.ts';

const APACHE = '/usr/sbin/apache2';
const MODULE = '/usr/lib/apache2/modules/mod_auth_openidc.so';

/**
 * Path of Apache with its OpenID module, in front of a page of the application `openid`: Debian's package, installed now
 * if it is missing.
 * @throws {Error} with a sentence on how to get it
 */
export async function findApache(): Promise<string> {
  const isThere = () => existsSync(APACHE) && existsSync(MODULE);
  if (isThere()) return APACHE;
  if ((await installDebianPackage('libapache2-mod-auth-openidc')) && isThere()) return APACHE;
  throw new Error(
    'The test of a page behind Apache needs Debian’s: `sudo apt-get install libapache2-mod-auth-openidc`.',
  );
}
