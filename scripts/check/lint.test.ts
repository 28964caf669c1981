// Plants one fault for every lint rule we named, and insists that each is found, those that need types included.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, plantTree, uproot } from './plant.ts';
import { checkLint } from './tools.ts';

const go = 'export async function go(): Promise<number> { return await Promise.resolve(1); }\n';

const planted: Record<string, string> = {
  'typescript/no-floating-promises': `${go}export function a() { go(); }`,
  'typescript/no-misused-promises': `${go}[1].forEach(async () => { await go(); });`,
  'typescript/await-thenable': 'export async function a(n: number) { await n; }',
  'typescript/no-explicit-any': 'export const a = (x: any) => x;',
  'typescript/no-non-null-assertion': 'export const a = (x?: string) => x!.length;',
  'typescript/consistent-type-assertions': 'export const a = (x: unknown) => x as string;',
  'typescript/ban-ts-comment': '// @ts-expect-error it is late\nexport const a: string = 1;',
  'typescript/switch-exhaustiveness-check':
    "export function a(k: 'x' | 'y') { switch (k) { case 'x': return 1; } return 2; }",
  'typescript/only-throw-error': "export function a() { throw 'no'; }",
  'import/no-default-export': 'export default 1;',
  'eslint/no-else-return': 'export function a(x: boolean) { if (x) { return 1; } else { return 2; } }',
  'eslint/eqeqeq': 'export const a = (x: unknown) => x == 1;',
  'eslint/no-var': 'export var a = 1;',
  'eslint/prefer-const': 'let a = 1;\nexport const b = a;',
  'eslint/no-restricted-imports':
    "import { lazy } from 'react';\nexport const A = lazy(async () => await Promise.resolve({ default: () => null }));",
  'react/rules-of-hooks':
    "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) { if (on) { useState(1); } return null; }",
  'react/exhaustive-deps':
    "import { useEffect } from 'react';\nexport function A({ say }: { say: () => void }) { useEffect(() => { say(); }, []); return null; }",
  'react/jsx-key':
    'export const A = ({ all }: { all: string[] }) => <p>{all.map((one) => <b>{one}</b>)}</p>;',
  'jsx-a11y/alt-text': 'export const A = () => <img src="a.png" />;',
  'jsx-a11y/anchor-is-valid': 'export const A = () => <a href="#">here</a>;',
  'jsx-a11y/label-has-associated-control': 'export const A = () => <label>Name</label>;',
  'jsx-a11y/click-events-have-key-events':
    'export const A = ({ go }: { go: () => void }) => <div onClick={go}>x</div>;',
  'jsx-a11y/no-static-element-interactions':
    'export const A = ({ go }: { go: () => void }) => <div onClick={go}>x</div>;',
  'vitest/no-focused-tests': "import { test } from 'vitest';\ntest.only('a', () => {});",
};

const sound: Record<string, string> = {
  'sound/list.ts': "export const words = ['a', 'b'] as const;\n",
  'sound/tool.config.ts': 'export default { a: 1 };\n',
};

function pathOf(rule: string): string {
  const name = rule.replace('/', '-');
  return rule.startsWith('vitest') ? `${name}.test.ts` : `${name}.tsx`;
}

type Diagnostic = { code: string; filename: string };

function isReport(value: unknown): value is { diagnostics: Diagnostic[] } {
  return typeof value === 'object' && value !== null && 'diagnostics' in value;
}

let root = '';
let found: Diagnostic[] = [];

beforeAll(async () => {
  const files = Object.fromEntries(
    Object.entries(planted).map(([rule, text]) => [pathOf(rule), `${text}\n`]),
  );
  const settings = { extends: './tsconfig.base.json', compilerOptions: { types: [], jsx: 'react-jsx' } };
  root = plantTree({ ...files, ...sound, 'tsconfig.json': JSON.stringify(settings) }, [
    '.oxlintrc.json',
    'tsconfig.base.json',
  ]);
  const { output } = await checkLint(root, 'json');
  const report: unknown = JSON.parse(output);
  if (!isReport(report)) throw new Error(`oxlint said: ${output}`);
  found = report.diagnostics;
});

afterAll(() => uproot(root));

test.each(Object.keys(planted))('%s is noticed', (rule) => {
  const codes = found.filter(({ filename }) => filename.endsWith(pathOf(rule))).map(({ code }) => code);
  expect(
    codes.some((code) => code.endsWith(`(${rule.split('/')[1]})`)),
    `found only ${codes.join()}`,
  ).toBe(true);
});

test('every rule we named has a planted fault, and every fault a rule', () => {
  const text = readFileSync(join(house, '.oxlintrc.json'), 'utf8');
  const named = [...text.matchAll(/"([a-z0-9-]+\/[a-z0-9-]+)": (?!"off")/g)].map((match) => match[1] ?? '');
  expect(Object.keys(planted).toSorted()).toEqual(named.toSorted());
});

test('`as const` and the default export of a tool’s settings are left in peace', () => {
  expect(found.filter(({ filename }) => filename.includes('sound/'))).toEqual([]);
});
