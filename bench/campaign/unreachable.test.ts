// What `npm start` loads can neither reach the campaign nor be told to die at a point.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every file of ours that a program loads, now or later, types included. */
function loadedBy(entry: string): string[] {
  const seen = new Set<string>();
  const waiting = [join(root, entry)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)[ (]+'([^']+)'/g)) {
      const own = named.startsWith('.') ? join(dirname(path), named) : workspaceFile(named);
      if (own !== null && existsSync(own)) waiting.push(own);
    }
  }
  return [...seen].map((path) => relative(root, path)).toSorted();
}

function workspaceFile(named: string): string | null {
  const [, workspace, path] = /^@herald\/([a-z]+)\/(.+)$/.exec(named) ?? [];
  return workspace === undefined || path === undefined ? null : join(root, workspace, 'src', path);
}

const product = loadedBy('server/src/main.ts');

it('the product reaches nothing of the campaign, and of the tests nothing', () => {
  expect(product).toContain('server/src/features/publishing/send-publication.ts');
  expect(product.filter((path) => /^(bench|e2e|sandbox)\/|\/test-|\.test\./.test(path))).toEqual([]);
  expect(loadedBy('bench/worker.ts')).toContain('server/src/worker.ts');
});

it('the product hands in no points to die at, and no setting can', () => {
  // Channels may not know the context: what they call reach is an audience.
  const within = product.filter((path) => !path.startsWith('channels/'));
  const handing = within.filter((path) => /\breach\??\s*[:=]/.test(readFileSync(join(root, path), 'utf8')));
  expect(handing).toEqual([
    'server/src/context.ts',
    'server/src/http/outside-fetch.ts',
    'server/src/open-context.ts',
  ]);
  expect(readFileSync(join(root, 'server/src/main.ts'), 'utf8')).not.toMatch(/reach/);
  expect(readFileSync(join(root, 'server/src/config.ts'), 'utf8')).not.toMatch(/reach|fail-?point/i);
  const opened = readFileSync(join(root, 'server/src/open-context.ts'), 'utf8');
  expect(opened).toContain('const reach = options.reach ?? (async () => undefined)');
});
