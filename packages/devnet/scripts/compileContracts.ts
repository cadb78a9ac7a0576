import { writeFileSync } from 'node:fs';
import { renderArtifacts } from './renderArtifacts.ts';
import { renderSafeCreationCode } from './renderSafeCreationCode.ts';

const generated = new URL('../src/generated/', import.meta.url);
writeFileSync(new URL('artifacts.ts', generated), renderArtifacts());
writeFileSync(new URL('safeCreationCode.ts', generated), renderSafeCreationCode());
