/** What both are told of the page, and of the relay. */
export const about = {
  projectId: 'measured',
  relayUrl: new URLSearchParams(location.search).get('relay') ?? '',
  metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] as string[] },
};
