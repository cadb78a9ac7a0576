// Builds every public package as it is published, and packs it into dist/tarballs.
import { relative } from 'node:path';
import { packPackages } from './pack/packPackages.ts';
import { root } from './run.ts';

for (const { manifest, tarball } of await packPackages()) {
  console.log(`${manifest.name} ${manifest.version} ${relative(root, tarball)}`);
}
