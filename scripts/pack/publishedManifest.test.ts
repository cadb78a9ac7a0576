import { expect, it } from 'vitest';
import { readPublicPackages } from './publicPackage.ts';
import { publishedManifest } from './publishedManifest.ts';

const packages = await readPublicPackages();
const names = packages.map(({ manifest }) => manifest.name);

it.each(packages.map((each) => [each.manifest.name, each] as const))(
  '%s says what it is, for whom and under which licence',
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

it('names the repository, and asks for provenance, once there is one', () => {
  const [first] = packages;
  if (!first) throw new Error('nothing is published');
  const place = 'https://git.example/mooring/mooring';
  expect(publishedManifest(first, names, place)).toMatchObject({
    repository: { url: `git+${place}.git`, directory: `packages/${first.folder}` },
    bugs: `${place}/issues`,
    publishConfig: { access: 'public', provenance: true },
  });
});

it('all packages have one version', () => {
  expect(new Set(packages.map(({ manifest }) => manifest.version)).size).toBe(1);
});
