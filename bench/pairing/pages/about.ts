/** Options common to both: page and relay. */
export const about = {
  projectId: 'measured',
  relayUrl: new URLSearchParams(location.search).get('relay') ?? '',
  metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] as string[] },
};
