// Pages are tested here in place of a browser, which has a WebSocket; this Node has none.
import { WebSocket } from 'ws';

globalThis.WebSocket ??= WebSocket;
