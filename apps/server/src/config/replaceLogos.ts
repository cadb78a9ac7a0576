import type { ValidOidc } from './configSchema.ts';

type Application = ValidOidc['clients'][number];

/** Replaces the logo of each application that has one. @param replace called with a logo and its place in the list */
export function replaceLogos(
  oidc: ValidOidc,
  replace: (logo: string, index: number) => string,
): ValidOidc {
  const change = (client: Application, index: number) =>
    client.logo === undefined ? client : { ...client, logo: replace(client.logo, index) };
  const [first, ...others] = oidc.clients;
  return {
    ...oidc,
    clients: [change(first, 0), ...others.map((client, index) => change(client, index + 1))],
  };
}
