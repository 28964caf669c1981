// Ids count in titles of tests that run, and nowhere else; a list that lies or an id nobody asked for is said aloud.
import { expect, test } from 'vitest';
import { plantTree, uproot, type Files } from './check/plant.ts';
import { idsInSpecification, readRequirements } from './check/requirements.ts';
import { namedIds } from './check/trace-titles.ts';
import { tableByArea, trace, traceProblems } from './trace.ts';

function idsIn(text: string, path = 'server/src/a.test.ts'): string[] {
  const root = plantTree({ [path]: text });
  const ids = namedIds(root).map(({ id }) => id);
  uproot(root);
  return ids;
}

const counted: [string, string][] = [
  ['test', "test('R-AA-001: it holds', () => {});"],
  ['it in a suite', "describe('s', () => { it('holds R-AA-001', async () => {}); });"],
  ['describe with a test inside', "describe('R-AA-001', () => { test('holds', () => {}); });"],
  ['each', "test.each([1, 2])('R-AA-001 for %s', () => {});"],
  ['each as a table', 'it.each`a\n${1}`("R-AA-001 $a", () => {});'],
  ['concurrent and for', "test.concurrent.for([1])('R-AA-001', () => {});"],
  ['a template', 'test(`R-AA-001 ${name}`, () => {});'],
  ['two parts', "test('R-AA-' + '001 holds', () => {});"],
  ['options before the body', "test('R-AA-001', { timeout: 9 }, () => {});"],
];

test.each(counted)('an id counts in %s', (_, text) => {
  expect(idsIn(text)).toEqual(['R-AA-001']);
});

const ignored: [string, string][] = [
  ['a comment', "// R-AA-001\ntest('holds', () => {});"],
  ['another string', "test('holds', () => { expect('R-AA-001').toBe(1); });"],
  ['a skipped test', "test.skip('R-AA-001', () => {});"],
  ['a todo', "test.todo('R-AA-001');"],
  ['a skipped suite', "describe.skip('s', () => { test('R-AA-001', () => {}); });"],
  ['a suite without tests', "describe('R-AA-001', () => {});"],
  ['a title without a body', "test('R-AA-001');"],
  ['another function', "check('R-AA-001', () => {});"],
  ['the rows of a table', "test.each(['R-AA-001'])('%s holds', () => {});"],
];

test.each(ignored)('an id does not count in %s', (_, text) => {
  expect(idsIn(text)).toEqual([]);
});

test('several ids in one title all count', () => {
  expect(idsIn("test('R-AA-001, R-AA-002 and R-BB-010', () => {});")).toEqual([
    'R-AA-001',
    'R-AA-002',
    'R-BB-010',
  ]);
});

test('journeys and tests of the console are read, other code is not', () => {
  const text = "test('R-AA-001', () => {});";
  expect(idsIn(text, 'e2e/publish.journey.ts')).toEqual(['R-AA-001']);
  expect(idsIn(text, 'e2e/inner/steps.ts')).toEqual(['R-AA-001']);
  expect(idsIn(text, 'console/src/a.test.tsx')).toEqual(['R-AA-001']);
  expect(idsIn(text, 'server/src/a.spec.ts')).toEqual(['R-AA-001']);
  expect(idsIn(text, 'server/src/a.ts')).toEqual([]);
});

test('what is named, missing and unknown is told apart', () => {
  const titles = ['R-AA-002', 'R-AA-002', 'R-ZZ-999'].map((id) => ({ id, path: 'a.test.ts' }));
  expect(trace(['R-AA-001', 'R-AA-002'], titles)).toEqual({
    total: 2,
    named: 1,
    missing: ['R-AA-001'],
    unknown: [{ id: 'R-ZZ-999', path: 'a.test.ts' }],
  });
});

test('the table says how many of each area are named', () => {
  expect(tableByArea(['R-AA-001', 'R-AA-002', 'R-BB-001'], ['R-AA-001'])).toBe(
    'AA         1 / 2\nBB         1 / 1',
  );
});

test('the specification’s rows are read by their first column only', () => {
  const text = '| id | source |\n|---|---|\n| R-AA-001 | doc, like R-AA-007 |\nSee R-AA-009.\n';
  expect(idsInSpecification(text)).toEqual(['R-AA-001']);
});

async function inTree<T>(files: Files, ask: (root: string) => T): Promise<T> {
  const root = plantTree(files);
  try {
    return ask(root);
  } finally {
    uproot(root);
  }
}

const copy = { 'scripts/requirement-ids.txt': 'R-AA-001\nR-AA-003\n' };
const specification = { 'spec.md': '| R-AA-001 | a |\n| R-AA-002 | b |\n' };

test('without the specification the copy of its ids stands in', async () => {
  const { ids } = await inTree(copy, (root) => readRequirements(root, undefined));
  expect(ids).toEqual(['R-AA-001', 'R-AA-003']);
});

test('a copy that went stale, and an id nobody asked for, are problems', async () => {
  const wrong = { 'server/src/a.test.ts': "test('R-ZZ-001', () => {});" };
  expect(
    await inTree({ ...copy, ...specification, ...wrong }, (root) => traceProblems(root, 'spec.md')),
  ).toEqual([
    'R-AA-002 is in the specification, not in the copy',
    'R-AA-003 is in the copy, not in the specification',
    'server/src/a.test.ts names R-ZZ-001, which is not in the list',
  ]);
});

test('a setting that leads nowhere is said, not guessed around', async () => {
  await expect(inTree(copy, (root) => readRequirements(root, 'nowhere.md'))).rejects.toThrow(
    'does not exist',
  );
});
