// The demonstration stands apart: the product reaches it at a few doors, and it reaches nothing of the product's features.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const isOwn = /(^|\/)(features\/(demo|demonstration)\/|demo(-[a-z]+)?\.tsx?$|tables-demo\.ts$)/;
const ofDemo =
  /from '[^']*(features\/demo\/|contract\/demo|endpoints\/demo\.ts|\.\/demo(-(routes|menu|names|people|articles|pages))?\.tsx?|tables-demo\.ts|\/demo\.ts)/;
/** Each has one line, or in the menu two: docs/decisions/0013. */
const doors = [
  'console/src/app/router.tsx',
  'console/src/app/use-menu-tree.ts',
  'console/src/lib/i18n.ts',
  'console/src/lib/use-menu-names.ts',
  'contract/src/endpoints/all.ts',
  'server/src/api.ts',
  'server/src/db/seed/seed.ts',
  'server/src/db/tables.ts',
];

const files = ['console/src', 'contract/src', 'server/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('R-GEN-028: nothing of the product stands on the demonstration but its doors', () => {
  const reaching = files.filter(({ path, text }) => !isOwn.test(path) && ofDemo.test(text));
  expect(reaching.map(({ path }) => path).toSorted()).toEqual(doors);
});

test('R-GEN-028: the demonstration changes no row of the product’s, and adds none but entries of the menu', () => {
  const own = files.filter(({ path }) => path.startsWith('server/src/features/demo/store/'));
  const named = (verbs: RegExp) =>
    new Set(own.flatMap(({ text }) => [...text.matchAll(verbs)].map(([, table]) => table)));
  // Taken away for good, its entries leave the menu too.
  expect(named(/(?:updateTable|deleteFrom)\('(\w+)'\)/g)).toEqual(
    new Set(['demo_article', 'demo_role', 'demo_transaction', 'menu_entry']),
  );
  expect(named(/insertInto\('(\w+)'\)/g)).toEqual(
    new Set([
      'demo_article',
      'demo_role',
      'demo_transaction',
      'demonstration_end',
      'menu_entry',
      'role_resource',
    ]),
  );
});
