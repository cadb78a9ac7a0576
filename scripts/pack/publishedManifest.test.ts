import { expect, it } from 'vitest';
import { readPublicPackages } from './publicPackage.ts';
import { publishedManifest } from './publishedManifest.ts';

const packages = await readPublicPackages();
const names = packages.map(({ manifest }) => manifest.name);

it.each(packages.map((each) => [each.manifest.name, each] as const))(
  'manifest of %s has description, keywords and licence',
  (_, each) => {
    const manifest = publishedManifest(each, names, '');
    expect(manifest['description']).toMatch(/\w+/);
    expect(manifest['keywords']).toContain('ethereum');
    expect(manifest['license']).toBe('MIT');
    expect(manifest['engines']).toMatchObject({ node: expect.stringMatching(/^>=\d/) });
    expect(manifest['publishConfig']).toEqual({ access: 'public' });
    // npm adds the README and the licence by itself.
    expect(manifest['files']).toContain('CHANGELOG.md');
    expect(manifest).not.toHaveProperty('repository');
    expect(manifest).not.toHaveProperty('private');
  },
);

it('publishedManifest adds repository and provenance once the repository is known', () => {
  const [first] = packages;
  if (!first) throw new Error('nothing is published');
  const place = 'https://git.example/mooring/mooring';
  expect(publishedManifest(first, names, place)).toMatchObject({
    repository: { url: `git+${place}.git`, directory: `packages/${first.folder}` },
    bugs: `${place}/issues`,
    publishConfig: { access: 'public', provenance: true },
  });
});

it('publishable packages share one version', () => {
  expect(new Set(packages.map(({ manifest }) => manifest.version)).size).toBe(1);
});
