// Preloaded before the start command: hides development dependencies, as after `npm ci --omit=dev --omit=peer`, and
// reports loaded modules of the local network.
import { registerHooks } from 'node:module';

const MISSING =
  /^(?:vite|rolldown|vitest|react|wagmi|wouter|@(?:firebase|tanstack|vitejs|wagmi)\/)/;

registerHooks({
  resolve(specifier, context, next) {
    if (MISSING.test(specifier)) {
      const error = new Error(`Cannot find package ${specifier}`);
      throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (/\/packages\/(?:devnet|testing)\/|\/node_modules\/(?:vite|rolldown)\//.test(url)) {
      process.stderr.write(`LOADED ${url}\n`);
    }
    return next(url, context);
  },
});
