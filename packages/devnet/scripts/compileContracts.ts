import { writeFileSync } from 'node:fs';
import { renderArtifacts } from './renderArtifacts.ts';

writeFileSync(new URL('../src/generated/artifacts.ts', import.meta.url), renderArtifacts());
