// A copy of the tree in a temporary folder, with the altered lines: the product itself is never touched.
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const rooms = ['bench', 'contract', 'channels', 'server', 'sandbox'];
const workspaces = ['contract', 'channels', 'server', 'sandbox'];

export async function copyTree(patches: NonNullable<Mutant['real']>['patches']): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'herald-mutant-'));
  for (const room of rooms)
    await cp(join(root, room), join(copy, room), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  await mkdir(join(copy, 'node_modules/@herald'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@herald') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of workspaces) await symlink(join(copy, name), join(copy, 'node_modules/@herald', name));
  for (const { file, find, replace } of patches) {
    const text = await readFile(join(copy, file), 'utf8');
    if (!text.includes(find)) throw new Error(`${file} no longer holds what this mutant alters`);
    await writeFile(
      join(copy, file),
      text.replace(find, () => replace),
    );
  }
  return copy;
}
