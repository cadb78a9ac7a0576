// Builds the page into apps/web/dist.
import { buildPage } from './page.ts';

await buildPage();
