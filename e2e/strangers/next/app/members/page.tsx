import '@mooring/connect/styles.css';
import { Members } from '../../Members';

export default function Page() {
  return <Members />;
}
