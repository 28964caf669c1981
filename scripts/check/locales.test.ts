// Keys that are said, keys that are put together while running, and keys nobody says.
import { expect, test } from 'vitest';
import { unusedKeys } from './locales.ts';
import { plantTree, uproot, type Files } from './plant.ts';
import { readTree } from './tree.ts';

const catalogue = `export const states = { live: 'Live', failed: { why: 'Why' }, waiting: 'Waiting' };\n`;

function keysLeft(
  code: string,
  dynamic: { prefix: string; reason: string }[] = [],
  more: Files = {},
): string[] {
  const root = plantTree({
    'console/src/locales/en/states.ts': catalogue,
    'console/src/features/history/row.tsx': code,
    ...more,
  });
  const problems = unusedKeys(readTree(root), dynamic);
  uproot(root);
  return problems.flatMap(({ rule, reason }) =>
    (reason.match(/states\.[.\w]*\w|gone\./g) ?? []).map((key) => `${rule} ${key}`),
  );
}

test('a key is used by its dotted name, nested ones too', () => {
  expect(keysLeft("t('states.live'); say('states.failed.why'); t(`states.waiting`);")).toEqual([]);
});

test('a key is used by t() within its own feature', () => {
  expect(keysLeft("t('live'); i18n.t('failed.why'); t('waiting');")).toEqual([]);
});

test('a key that is only mentioned in a comment or in a test is not used', () => {
  const inTest = { 'console/src/features/history/row.test.tsx': "t('states.waiting');" };
  expect(keysLeft("// t('states.live')\nt('states.failed.why');", [], inTest)).toEqual([
    'unused-key states.live',
    'unused-key states.waiting',
  ]);
});

test('a declared beginning covers what is put together while running', () => {
  const dynamic = [{ prefix: 'states.', reason: 'one sentence a state' }];
  expect(keysLeft('t(`states.${state}`);', dynamic)).toEqual([]);
});

test('stale-dynamic-key: a declared beginning that no key has any more fails', () => {
  const dynamic = [
    { prefix: 'states.', reason: 'one sentence a state' },
    { prefix: 'gone.', reason: 'was once' },
  ];
  expect(keysLeft('t(`states.${state}`);', dynamic)).toEqual(['stale-dynamic-key gone.']);
});
