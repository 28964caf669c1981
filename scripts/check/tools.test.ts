// The bought tools, each given something it must refuse: a tool that looks at nothing refuses nothing.
import { expect, test } from 'vitest';
import { plantTree, uproot, type Files } from './plant.ts';
import type { Verdict } from './run-tool.ts';
import { checkDeadCode, checkDuplicates, checkFormat, checkTypes, lockProblems } from './tools.ts';

async function ask(
  check: (root: string) => Promise<Verdict>,
  files: Files,
  settings: string[],
): Promise<Verdict> {
  const root = plantTree(files, settings);
  const verdict = await check(root);
  uproot(root);
  return verdict;
}

const compiler = ['tsconfig.base.json'];
const project = JSON.stringify({
  extends: '../tsconfig.base.json',
  compilerOptions: { types: [] },
  include: ['src'],
});

test('types: a wrong type is refused in the workspace it stands in', async () => {
  const files = { 'contract/tsconfig.json': project, 'contract/src/a.ts': 'export const a: string = 1;\n' };
  const { ok, output } = await ask((root) => checkTypes(root, 'contract'), files, compiler);
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('TS2322') });
});

test('types: a workspace that is not built yet is left in peace', async () => {
  expect(await ask((root) => checkTypes(root, 'server'), { 'contract/src/a.ts': '' }, compiler)).toEqual({
    ok: true,
    output: 'nothing built yet',
  });
});

test('format: another style is refused', async () => {
  const { ok, output } = await ask(checkFormat, { 'bench/a.ts': 'export const a = "x"\n' }, [
    '.oxfmtrc.json',
  ]);
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('bench/a.ts') });
});

test('dead code: an export nobody imports and a file nobody reaches are refused', async () => {
  const manifest = (name: string) => JSON.stringify({ name, exports: { './*': './src/*' } });
  const files = {
    'package.json': JSON.stringify({ name: 'house', workspaces: ['contract', 'sandbox'] }),
    'contract/package.json': manifest('@herald/contract'),
    'contract/src/a.ts': 'export const forgotten = 1;\n',
    'sandbox/package.json': JSON.stringify({ name: '@herald/sandbox' }),
    'sandbox/src/main.ts': 'console.log(1);\n',
    'sandbox/src/alone.ts': 'console.log(1);\n',
  };
  const { ok, output } = await ask(checkDeadCode, files, ['knip.json']);
  expect(ok).toBe(false);
  expect(output).toContain('forgotten');
  expect(output).toContain('sandbox/src/alone.ts');
});

const lines = Array.from(
  { length: 20 },
  (_, index) => `  sum += list[${index}] * weights[${index}] - offset;`,
);
const copied = `export function total(list, weights, offset) {\n  let sum = 0;\n${lines.join('\n')}\n  return sum;\n}\n`;

test('duplicates: a copied function is refused', async () => {
  const files = { 'server/src/a.ts': copied, 'console/src/b.ts': copied };
  const { ok, output } = await ask(checkDuplicates, files, ['.jscpd.json']);
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('server/src/a.ts') });
});

test('duplicates: tests, languages and sentences may be alike', async () => {
  const files = {
    'server/src/a.test.ts': copied,
    'server/src/b.test.ts': copied,
    'console/src/locales/en/a.ts': copied,
    'console/src/locales/zh/a.ts': copied,
    'contract/src/sentences/en.ts': copied,
    'contract/src/sentences/zh.ts': copied,
  };
  expect(await ask(checkDuplicates, files, ['.jscpd.json'])).toMatchObject({ ok: true });
});

test('lock file: a registry host is refused', () => {
  expect(lockProblems('{ "resolved": "https://registry.example/a.tgz" }')).toHaveLength(1);
  expect(lockProblems('{ "integrity": "sha512-x" }')).toEqual([]);
});
