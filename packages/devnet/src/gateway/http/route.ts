import type { Call, Reply } from './call.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Parts such as `:chainId` take anything between two slashes. */
  path: string;
  handle: (call: Call) => Reply | Promise<Reply>;
};

/** Finds the route for a method and path, and the named parts of it. */
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
