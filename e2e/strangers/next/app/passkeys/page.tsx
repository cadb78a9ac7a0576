import '@mooring/connect/styles.css';
import { Passkeys } from '../../Passkeys';

export default function Page() {
  return <Passkeys />;
}
