// Recovery of an account by guardians, beyond viem and wagmi, without a connector.
import * as recovery from '@mooring/passkey/recovery';

console.log(recovery);
