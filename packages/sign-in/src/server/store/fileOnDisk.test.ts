import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOnDisk } from './fileOnDisk.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-disk-'));
  file = join(folder, 'log');
  await writeFile(file, 'written');
});
afterAll(() => rm(folder, { recursive: true }));

test('who asks while the disk is waited for waits for the next time, together with others', async () => {
  const disk = fileOnDisk(file);
  const ended: string[] = [];
  const first = disk.sync().then(() => ended.push('first'));
  const [second, third] = [disk.sync(), disk.sync()];
  expect(third).toBe(second);
  await Promise.all([first, second.then(() => ended.push('second'))]);
  expect(ended).toEqual(['first', 'second']);
  await disk.sync();
  await disk.close();
});

test('closing waits for those who wait, and may be done twice', async () => {
  const disk = fileOnDisk(file);
  const waiting = [disk.sync(), disk.sync()];
  await disk.close();
  await disk.close();
  await Promise.all(waiting);
});

// Nothing can be brought to the disk there.
test.runIf(process.platform === 'linux')('what failed once fails for good', async () => {
  const disk = fileOnDisk('/dev/null');
  const [first, second] = [disk.sync(), disk.sync()];
  await expect(first).rejects.toThrow('EINVAL');
  await expect(second).rejects.toThrow('EINVAL');
  await expect(disk.sync()).rejects.toThrow('EINVAL');
  await disk.close();
});

test('a file that is not there is refused', () => {
  expect(() => fileOnDisk(join(folder, 'none'))).toThrow('ENOENT');
});
