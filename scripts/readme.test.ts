// The README names whatever one may set, measure and break: nothing of it has to be found in the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const missing = (names: readonly string[]) => names.filter((name) => !readme.includes(name));

test('every setting but those of the tests and of the stand-ins’ addresses', () => {
  const own = /^(HERALD_TEST_|HERALD_PACE$)|_(GRAPH|WWW|API|WEB)$/;
  const sources = [
    'server/src/config.ts',
    'server/src/files/s3-settings.ts',
    'server/src/http/sign-on-settings.ts',
  ]
    .map(read)
    .join('\n');
  const all = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(all).toEqual(expect.arrayContaining(['HERALD_METRICS_TOKEN', 'HERALD_S3_PUBLIC']));
  expect(missing([...all.filter((name) => !own.test(name)), 'SANDBOX_PORT'])).toEqual([]);
});

test('every benchmark, and the tiers of the campaign', () => {
  const benches = [...read('bench/main.ts').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
  expect(benches).toContain('recover');
  const tiers = ['model', 'smoke', 'kill-quick', 'kill', 'nemesis', 'soak'];
  const named = (command: string, name: string) =>
    readme.split('\n').some((line) => line.includes(command) && new RegExp(`[ \`]${name}[ \`]`).test(line));
  expect(benches.filter((name) => !named('npm run bench', name))).toEqual([]);
  expect(tiers.filter((name) => !named('npm run campaign', name))).toEqual([]);
});

test('the pages of the architecture, of running it, and of what was decided', () => {
  for (const page of ['docs/architecture.md', 'docs/operations.md', 'docs/decisions'])
    expect(readme).toContain(`](${page})`);
});
