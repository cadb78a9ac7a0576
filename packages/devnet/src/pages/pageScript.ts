import { build } from 'vite';

/** Cache of the process, by entry: every network it starts serves the same pages. */
const builtScripts = new Map<string, Promise<string>>();

/**
 * A page's module with all it imports as one script. It is built when it is first asked for and kept in
 * memory: no page that is published ever contains it.
 *
 * @param entry Path of the module.
 * @param minify Half the size for twice the time. Default: false, since it never leaves this machine.
 */
export function pageScript(entry: string, minify = false): Promise<string> {
  const script = builtScripts.get(entry) ?? buildScript(entry, minify);
  builtScripts.set(entry, script);
  // A failed build is retried.
  script.catch(() => builtScripts.delete(entry));
  return script;
}

async function buildScript(entry: string, minify: boolean): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    // Whatever runs the build, tests too.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      minify,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk' && file.isEntry) return file.code;
    }
  }
  throw new Error(`${entry} could not be built.`);
}
