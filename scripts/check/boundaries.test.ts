// Plants one wrong import for every rule of the import table, and insists that each is found.
import { getAvailableTranspilers } from 'dependency-cruiser';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { findBoundaryProblems } from './boundaries.ts';
import { boundaryRules } from './boundary-rules.ts';
import { linkWorkspace, plantTree, uproot, type Files } from './plant.ts';
import type { Problem } from './tree.ts';

type Planted = { rule: string; from: string; imports: string };

const feature = (name: string) => `server/src/features/${name}`;

const planted: Planted[] = [
  { rule: 'no-circles', from: 'bench/circle-one.ts', imports: './circle-two.ts' },
  { rule: 'no-dead-ends', from: 'e2e/lost.ts', imports: './nowhere.ts' },
  { rule: 'production-never-imports-tests', from: 'channels/src/eager.ts', imports: './some.test.ts' },
  { rule: 'contract-only-zod', from: 'contract/src/reads-files.ts', imports: 'node:fs' },
  { rule: 'contract-only-zod', from: 'contract/src/takes-more.ts', imports: 'dayjs' },
  {
    rule: 'contract-knows-none-of-us',
    from: 'contract/src/looks-up.ts',
    imports: '../../server/src/room.ts',
  },
  { rule: 'channels-few-libraries', from: 'channels/src/draws.ts', imports: 'antd' },
  { rule: 'channels-few-libraries', from: 'channels/src/reads-files.ts', imports: 'node:fs' },
  { rule: 'channels-know-no-house', from: 'channels/src/looks-up.ts', imports: '../../server/src/room.ts' },
  { rule: 'one-channel-never-another', from: 'channels/src/vk/publish.ts', imports: '../weibo/rules.ts' },
  {
    rule: 'channels-by-the-registry',
    from: 'server/src/favours.ts',
    imports: '../../channels/src/weibo/rules.ts',
  },
  {
    rule: 'server-never-screens-or-stand-ins',
    from: 'server/src/cheats.ts',
    imports: '../../sandbox/src/room.ts',
  },
  { rule: 'server-start-never-reaches-bench', from: 'server/src/main.ts', imports: './boot.ts' },
  {
    rule: 'feature-store-is-private',
    from: `${feature('content')}/find-rows.ts`,
    imports: '../accounts/store.ts',
  },
  {
    rule: 'feature-store-is-private',
    from: `${feature('content')}/list-rows.ts`,
    imports: '../publishing/store/lanes.ts',
  },
  { rule: 'web-framework-at-the-door', from: `${feature('content')}/read-request.ts`, imports: 'fastify' },
  { rule: 'web-framework-at-the-door', from: 'server/src/worker.ts', imports: '@fastify/multipart' },
  { rule: 'job-engine-in-one-file', from: 'server/src/jobs/job.ts', imports: 'pg-boss' },
  { rule: 'sql-in-stores', from: `${feature('content')}/count-rows.ts`, imports: 'kysely' },
  { rule: 'sql-in-stores', from: 'server/src/context.ts', imports: 'pg' },
  { rule: 'direction-demo', from: `${feature('demo')}/find-wrong.ts`, imports: '../insight/find-room.ts' },
  {
    rule: 'direction-insight',
    from: `${feature('insight')}/find-wrong.ts`,
    imports: '../evidence/find-room.ts',
  },
  {
    rule: 'direction-evidence',
    from: `${feature('evidence')}/find-wrong.ts`,
    imports: '../insight/find-room.ts',
  },
  {
    rule: 'direction-content',
    from: `${feature('content')}/find-wrong.ts`,
    imports: '../insight/find-room.ts',
  },
  {
    rule: 'direction-publishing',
    from: `${feature('publishing')}/find-wrong.ts`,
    imports: '../content/find-room.ts',
  },
  {
    rule: 'direction-accounts',
    from: `${feature('accounts')}/find-wrong.ts`,
    imports: '../publishing/find-room.ts',
  },
  { rule: 'direction-users', from: `${feature('users')}/find-wrong.ts`, imports: '../accounts/find-room.ts' },
  { rule: 'direction-roles', from: `${feature('roles')}/find-wrong.ts`, imports: '../content/find-room.ts' },
  {
    rule: 'direction-settings',
    from: `${feature('settings')}/find-wrong.ts`,
    imports: '../accounts/find-room.ts',
  },
  { rule: 'direction-audit', from: `${feature('audit')}/find-wrong.ts`, imports: '../people/find-room.ts' },
  {
    rule: 'direction-sign-on',
    from: `${feature('sign-on')}/find-wrong.ts`,
    imports: '../accounts/find-room.ts',
  },
  {
    rule: 'direction-people',
    from: `${feature('people')}/find-wrong.ts`,
    imports: '../messages/find-room.ts',
  },
  {
    rule: 'direction-repeats',
    from: `${feature('repeats')}/find-wrong.ts`,
    imports: '../people/find-room.ts',
  },
  { rule: 'direction-media', from: `${feature('media')}/find-wrong.ts`, imports: '../people/find-room.ts' },
  {
    rule: 'direction-messages',
    from: `${feature('messages')}/find-wrong.ts`,
    imports: '../people/find-room.ts',
  },
  {
    rule: 'console-knows-the-contract-only',
    from: 'console/src/main.tsx',
    imports: '../../channels/src/room.ts',
  },
  {
    rule: 'console-features-are-strangers',
    from: 'console/src/features/drafts/list.tsx',
    imports: '../compose/room.ts',
  },
  {
    rule: 'console-app-is-the-top',
    from: 'console/src/features/drafts/page.tsx',
    imports: '../../app/room.ts',
  },
  {
    rule: 'console-lib-below-features',
    from: 'console/src/lib/call.ts',
    imports: '../features/compose/room.ts',
  },
  {
    rule: 'console-ui-knows-no-business',
    from: 'console/src/ui/picker.tsx',
    imports: '@herald/contract/room.ts',
  },
  { rule: 'console-runs-in-a-browser', from: 'console/src/lib/disk.ts', imports: 'node:fs' },
  { rule: 'sandbox-nothing-of-ours', from: 'sandbox/src/inherits.ts', imports: '@herald/contract/room.ts' },
  { rule: 'sandbox-only-the-web-framework', from: 'sandbox/src/keeps-rows.ts', imports: 'pg' },
  {
    rule: 'one-platform-never-another',
    from: 'sandbox/src/platforms/vk/posts.ts',
    imports: '../weibo/room.ts',
  },
  { rule: 'programs-from-outside', from: 'scripts/peeks.ts', imports: '../console/src/ui/room.ts' },
  { rule: 'checker-trusts-nobody', from: 'bench/checker.ts', imports: './circle-one.ts' },
];

const rooms = [
  'contract/src/room.ts',
  'channels/src/room.ts',
  'channels/src/weibo/rules.ts',
  'server/src/room.ts',
  'server/src/features/accounts/store.ts',
  'server/src/features/publishing/store/lanes.ts',
  ...['insight', 'evidence', 'content', 'publishing', 'accounts', 'messages', 'people'].map(
    (name) => `${feature(name)}/find-room.ts`,
  ),
  'console/src/app/room.ts',
  'console/src/features/compose/room.ts',
  'console/src/ui/room.ts',
  'sandbox/src/room.ts',
  'sandbox/src/platforms/weibo/room.ts',
  'channels/src/some.test.ts',
  'bench/failpoints.ts',
];

const packages = [
  'zod',
  'dayjs',
  'antd',
  'react',
  'fastify',
  '@fastify/multipart',
  'kysely',
  'pg',
  'pg-boss',
];

/** Type imports count, so every fault is planted as the import a careless tool would overlook. */
const typeImport = (path: string) => `import type { Room } from '${path}';\nexport type Use = Room;\n`;

const allowed: Files = {
  'contract/src/schema.ts': typeImport('zod'),
  'channels/src/registry.ts': typeImport('./weibo/rules.ts'),
  'channels/src/weibo/publish.ts': `import 'node:crypto';\n${typeImport('./rules.ts')}`,
  'server/src/api.ts': typeImport('fastify'),
  'server/src/features/content/routes.ts': typeImport('fastify'),
  'server/src/features/content/save-draft.ts': typeImport('../publishing/find-room.ts'),
  'server/src/features/accounts/store/keys.ts': typeImport('kysely'),
  'server/src/features/accounts/list-accounts.ts': typeImport('./store/keys.ts'),
  'server/src/jobs/engine.ts': typeImport('pg-boss'),
  'server/src/db/client.ts': typeImport('pg'),
  'console/src/app/pages.tsx': typeImport('../features/compose/room.ts'),
  'console/src/ui/card.tsx': typeImport('antd'),
  'sandbox/src/door.ts': `import 'node:fs';\n${typeImport('fastify')}`,
  'bench/checker-ledger.ts': typeImport('pg'),
};

let root = '';
let found: Problem[] = [];

beforeAll(async () => {
  root = plantTree(
    {
      ...Object.fromEntries(rooms.map((path) => [path, 'export type Room = string;\n'])),
      ...allowed,
      'bench/circle-two.ts': typeImport('./circle-one.ts'),
      'server/src/boot.ts': typeImport('../../bench/failpoints.ts'),
      'contract/package.json': '{ "name": "@herald/contract", "exports": { "./*": "./src/*" } }',
      ...Object.fromEntries(planted.map(({ from, imports }) => [from, typeImport(imports)])),
    },
    [],
    packages,
  );
  linkWorkspace(root, 'contract');
  found = await findBoundaryProblems(root);
});

afterAll(() => uproot(root));

describe('the import table', () => {
  test.each(planted)('$rule is noticed at $from', ({ rule, from }) => {
    const [problem] = found.filter((one) => one.rule === rule && one.path === from);
    expect(problem, `${rule} was planted at ${from} and not found`).toBeDefined();
    const words = boundaryRules.find((one) => one.name === rule)?.comment ?? 'no reason given';
    expect(problem?.reason).toContain(words);
  });

  test('every rule has a planted violation, and every planted violation a rule', () => {
    const rules = boundaryRules.map(({ name }) => name ?? '').toSorted();
    expect([...new Set(planted.map(({ rule }) => rule))].toSorted()).toEqual(rules);
  });

  test('what is allowed is left in peace', () => {
    expect(found.filter(({ path }) => path in allowed)).toEqual([]);
  });
});

describe('a blind checker', () => {
  test('is told apart from a clean house', async () => {
    const blind = plantTree({
      'contract/src/room.ts': 'export type Room = string;\n',
      'settings.mjs': "export default { forbidden: [], options: { exclude: { path: '[.]ts$' } } };\n",
    });
    const problems = await findBoundaryProblems(blind, join(blind, 'settings.mjs'));
    uproot(blind);
    expect(problems.map(({ rule, path }) => [rule, path])).toEqual([['blind', 'contract/src/room.ts']]);
  });

  test('reads TypeScript with version 6, for under 7 it would see nothing', () => {
    expect(ts.versionMajorMinor).toMatch(/^6\./);
    expect(getAvailableTranspilers()).toContainEqual(
      expect.objectContaining({ name: 'typescript', available: true }),
    );
  });
});
