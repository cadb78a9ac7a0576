/** This machine, as Node compares hosts with `NO_PROXY`. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Adds this machine to `NO_PROXY`, if a proxy is set: with `NODE_USE_ENV_PROXY`, Node would ask it for the local chains.
 * Node reads the variable at each request.
 */
export function bypassProxy(environment: NodeJS.ProcessEnv = process.env): void {
  if (!environment['http_proxy'] && !environment['HTTP_PROXY']) return;
  // The lower-case one has precedence.
  const name = environment['no_proxy'] === undefined ? 'NO_PROXY' : 'no_proxy';
  const hosts = (environment[name] ?? '').split(/[\s,]+/).filter((host) => host !== '');
  if (hosts.includes('*')) return;
  environment[name] = [...new Set([...hosts, ...OWN_HOSTS])].join(',');
}
