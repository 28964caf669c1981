// Plants one fault for every rule of shape, and insists that each is found by its name; a sound house is left in peace.
import { describe, expect, test } from 'vitest';
import { channelFiles } from './names.ts';
import { plantTree, uproot, type Files } from './plant.ts';
import { findShapeProblems, shapeRules } from './shape.ts';
import type { Exception } from './exceptions.ts';
import type { Problem } from './tree.ts';

type Planted = { rule: string; at: string; files: Files };

const opening = '// Says what this room is for.\n';
const room = (text = '') => `${opening}${text}`;

/** A file at `at` with the fault in its text, after a sound first line. */
function fault(rule: string, at: string, text = ''): Planted {
  return { rule, at, files: { [at]: room(text) } };
}

function channel(name: string, without = ''): Files {
  const names = [...channelFiles, `${name}.test.ts`].filter((file) => file !== without);
  return Object.fromEntries(names.map((file) => [`channels/src/${name}/${file}`, room()]));
}

const feature = 'server/src/features/content';

const planted: Planted[] = [
  fault('kebab-case', 'server/src/fileStore.ts'),
  fault('kebab-case', 'console/src/Features/drafts.ts'),
  fault('too-long', 'server/src/long.ts', '\n'.repeat(300)),
  fault('too-long', 'server/src/long.test.ts', '\n'.repeat(300)),
  fault('empty-word', 'server/src/draft-helpers.ts'),
  fault('empty-word', 'console/src/common/list.ts'),
  { rule: 'first-line', at: 'bench/silent.ts', files: { 'bench/silent.ts': 'export const a = 1;\n' } },
  { rule: 'first-line', at: 'bench/terse.ts', files: { 'bench/terse.ts': '// Terse.\n' } },
  { rule: 'first-line', at: 'bench/vain.ts', files: { 'bench/vain.ts': '// vain.ts - does it all well\n' } },
  fault('bare-or', `${feature}/store.ts`, "export const a = sql<boolean>`a.state = 'x' or (b or ${c})`;\n"),
  fault('default-export', 'server/src/nameless.ts', 'export default function a() {}\n'),
  fault('default-export', 'server/src/hidden.ts', 'const a = 1;\nexport { a as default };\n'),
  fault('export-star', 'contract/src/all.ts', "export * from './accounts.ts';\n"),
  fault('index-file', 'server/src/http/index.ts'),
  { rule: 'channel-files', at: 'channels/src/vk', files: channel('vk', 'settle.ts') },
  {
    rule: 'channel-files',
    at: 'channels/src/vk',
    files: { ...channel('vk'), 'channels/src/vk/extra.ts': room() },
  },
  {
    rule: 'channel-registry',
    at: 'channels/src/registry.ts',
    files: {
      ...channel('vk'),
      'channels/src/registry.ts': room("import { weibo } from './weibo/index.ts';\n"),
    },
  },
  {
    rule: 'platform-files',
    at: 'sandbox/src/platforms/vk',
    files: {
      'sandbox/src/platforms/vk/index.ts': room(),
      'sandbox/src/platforms/weibo/index.ts': room(),
      'sandbox/src/platforms/weibo/posts.ts': room(),
    },
  },
  fault('server-features', 'server/src/features/billing/routes.ts'),
  fault('server-feature-files', `${feature}/drafts.ts`),
  fault('server-feature-files', `${feature}/juggle-drafts.ts`),
  fault('server-feature-files', `${feature}/inner/save-draft.ts`),
  fault('one-verb', `${feature}/save-draft.ts`, 'export const saveDraft = 1;\nexport const loadDraft = 2;\n'),
  fault('one-verb', `${feature}/save-draft.ts`, 'export function keepDraft() {}\n'),
  fault('console-feature-files', 'console/src/features/drafts/inner/list.tsx'),
  fault('console-feature-files', 'console/src/features/drafts/list.ts', 'export function useList() {}\n'),
  {
    rule: 'locale-files',
    at: 'console/src/locales/ja',
    files: Object.fromEntries(
      ['en', 'zh', 'es'].map((one) => [`console/src/locales/${one}/drafts.ts`, room()]),
    ),
  },
  fault('process-env', 'server/src/http/session.ts', 'export const port = process.env.PORT;\n'),
  fault('process-env', 'channels/src/ask.test.ts', "import { env } from 'node:process';\n"),
  fault('global-fetch', 'channels/src/ask.ts', "export const ask = () => fetch('https://example.org');\n"),
  fault('global-fetch', 'console/src/features/drafts/api.ts', "globalThis.fetch('/drafts');\n"),
  fault('global-fetch', 'server/src/context.ts', 'export const context = { fetch };\n'),
  fault('hidden-clock', 'channels/src/ask.ts', 'export const now = new Date();\n'),
  fault('hidden-clock', `${feature}/save-draft.ts`, 'export const saveDraft = () => Date.now();\n'),
  fault(
    'sql-outside-store',
    `${feature}/save-draft.ts`,
    'export const saveDraft = (db) => db.insertInto("a");\n',
  ),
  fault('sql-outside-store', 'server/src/http/session.ts', 'export const a = sql`select 1`;\n'),
  fault('sql-outside-store', 'server/src/http/session.ts', "q('delete from sessions where true');\n"),
  fault('silenced-check', 'server/src/a.ts', '// @ts-expect-error it is late\nexport const a = 1;\n'),
  fault('silenced-check', 'server/src/a.test.ts', 'export const a = {\n  // eslint-disable-next-line\n};\n'),
  fault('silenced-check', 'server/src/b.ts', '/* oxlint-disable */\n'),
  fault('any-type', 'contract/src/a.ts', 'export const a: any = 1;\n'),
  {
    rule: 'unused-key',
    at: 'console/src/locales/en/drafts.ts',
    files: { 'console/src/locales/en/drafts.ts': room("export const drafts = { empty: 'Nothing yet' };\n") },
  },
];

const spoken = room(
  "export const drafts = { title: 'Drafts', row: { open: 'Open' }, left_one: 'a', left_other: 'b' };\n",
);

const sound: Files = {
  ...channel('vk'),
  'channels/src/registry.ts': room("import { vk } from './vk/index.ts';\n"),
  'channels/src/ask.ts': room('export const ask = ({ fetch, now }) => fetch(new Date(now()));\n'),
  'server/src/config.ts': room('export const port = process.env.PORT;\n'),
  'server/src/http/outside.ts': room("export const ask = () => fetch('https://example.org');\n"),
  [`${feature}/routes.ts`]: room('export const contentRoutes = 1;\n'),
  [`${feature}/save-draft.ts`]: room('export type Saved = 1;\nexport const saveDraft = 1;\n'),
  [`${feature}/sweep-drafts.job.ts`]: room(
    'export const sweepDraftsJob = 1;\nexport const sweepDrafts = 2;\n',
  ),
  [`${feature}/store/drafts.ts`]: room('export const rows = sql`select 1`;\n'),
  [`${feature}/drafts.test.ts`]: "const q = 'select a from b'; const now = new Date();\n",
  'server/src/db/migrations/0001-first.sql': 'select 1;\n',
  'console/src/lib/call.ts': room("export const call = () => fetch('/');\n"),
  'console/src/features/drafts/api.ts': room('export function useDrafts() {}\n'),
  'console/src/features/drafts/use-row.ts': room('export function useRow() {}\n'),
  'console/src/features/drafts/list.tsx': room(
    "export const List = () => <p>{t('drafts.title')}{t('drafts.row.open')}{t('drafts.left', { count: 1 })}</p>;\n",
  ),
  ...Object.fromEntries(
    ['en', 'zh', 'es', 'ja'].flatMap((one) => [
      [`console/src/locales/${one}/drafts.ts`, spoken],
      [`console/src/locales/${one}/index.ts`, room()],
    ]),
  ),
  'scripts/about-silence.ts': room("export const words = ['@ts-ignore', `eslint-disable`];\n"),
};

function problemsIn(files: Files, exceptions: Exception[] = []): Problem[] {
  const root = plantTree(files);
  const problems = findShapeProblems(root, exceptions);
  uproot(root);
  return problems;
}

describe('the shape of the house', () => {
  test.each(planted)('$rule is noticed at $at', ({ rule, at, files }) => {
    expect(problemsIn(files).map((problem) => `${problem.rule} ${problem.path}`)).toContain(`${rule} ${at}`);
  });

  test('every rule has a planted fault (stale-dynamic-key has its own test), and every fault a rule', () => {
    const rules = shapeRules.map(({ name }) => name).filter((name) => name !== 'stale-dynamic-key');
    expect([...new Set(planted.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted());
  });

  test('a sound house is left in peace', () => {
    expect(problemsIn(sound)).toEqual([]);
  });

  test('an empty house is left in peace, for rooms are built one after another', () => {
    expect(problemsIn({ 'contract/src/first.ts': room() })).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  const path = 'server/src/nameless.ts';
  const exception = { rule: 'default-export', path, reason: 'a tool wants it so' };

  test('covers one rule in one file', () => {
    expect(problemsIn({ [path]: room('export default 1;\n') }, [exception])).toEqual([]);
  });

  test('may only shrink: one that is no longer needed fails', () => {
    expect(problemsIn({ [path]: room() }, [exception]).map(({ rule }) => rule)).toEqual([
      'needless-exception',
    ]);
  });
});
