import { openPage } from './openPage.tsx';

openPage({});
