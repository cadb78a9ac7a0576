import { resolve } from 'node:path';
import { listenForStop } from './serving/stopSignal.ts';

const PAGE_FOLDER = resolve(import.meta.dirname, '../../web/dist');

const stopping = listenForStop();
// Loaded while signals are handled.
const { runServer } = await import('./runServer.ts');
await runServer(PAGE_FOLDER, stopping);
