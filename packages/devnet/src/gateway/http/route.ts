import type { Call, Reply } from './call.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** A parameter such as `:chainId` matches one path segment. */
  path: string;
  handle: (call: Call) => Reply | Promise<Reply>;
};

/** Creates a router by method and path. */
export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  }));
  return (method: string, pathname: string) => {
    for (const { route, pattern } of compiled) {
      const match = route.method === method ? pattern.exec(pathname) : null;
      if (match) return { route, params: { ...match.groups } };
    }
    return undefined;
  };
}
