import { Members } from '../../Members';

export default Members;
