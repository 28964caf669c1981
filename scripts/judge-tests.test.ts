// A second try may excuse a busy machine and nothing else.
import { expect, test } from 'vitest';
import {
  countTests,
  listSecondTries,
  mergeTries,
  tellFailed,
  tellUnsteady,
  type Report,
} from './judge-tests.ts';

type File = Report['testResults'][number];

function file(name: string, ...outcomes: string[]): File {
  return {
    name,
    status: outcomes.includes('failed') ? 'failed' : 'passed',
    assertionResults: outcomes.map((status, index) => ({
      status,
      fullName: `${name} ${index}`,
      failureMessages: status === 'failed' ? ['Error: too late\n    at somewhere'] : [],
    })),
  };
}
const report = (...testResults: File[]): Report => ({ testResults });
const broken: File = {
  name: 'e2e/c.journey.ts',
  status: 'failed',
  message: 'did not start',
  assertionResults: [],
};

test('tests are counted, and a file that broke outside its tests counts as failed', () => {
  const counted = countTests(report(file('a.test.ts', 'passed', 'failed', 'pending', 'skipped'), broken));
  expect(counted).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

test('a few journeys that failed run once more, broken ones too', () => {
  expect(
    listSecondTries(report(file('e2e/a.journey.ts', 'failed'), broken, file('b.test.ts', 'passed'))),
  ).toEqual(['e2e/a.journey.ts', 'e2e/c.journey.ts']);
});

test('a file runs once more whose only failures are times that ran out', () => {
  const late = (failureMessages: string[]): File => ({
    name: 'film.test.ts',
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: 'a film', failureMessages }],
  });
  expect(listSecondTries(report(late(['Error: Test timed out in 20000ms.\n…'])))).toEqual(['film.test.ts']);
  const poll = 'Error: expected 1 to be 2\n    at Proxy.__VITEST_POLL_CHAIN__ (file:///index.js:1:2)';
  expect(listSecondTries(report(late([poll])))).toEqual(['film.test.ts']);
  const hook = { ...broken, name: 'b.test.ts', message: 'Hook timed out in 60000ms.\n…' };
  expect(listSecondTries(report(hook))).toEqual(['b.test.ts']);
  expect(listSecondTries(report({ ...hook, message: 'did not start' }))).toEqual([]);
  const more = file('b.test.ts', 'failed');
  expect(listSecondTries(report(late(['Error: Test timed out in 20000ms.']), more))).toEqual([]);
  expect(listSecondTries(report(late(['AssertionError: expected 1 to be 2'])))).toEqual([]);
});

test('nothing runs again where a test that is no journey failed, or many journeys', () => {
  expect(listSecondTries(report(file('e2e/a.journey.ts', 'failed'), file('b.test.ts', 'failed')))).toEqual(
    [],
  );
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(`e2e/${name}.journey.ts`, 'failed'));
  expect(listSecondTries(report(...many))).toEqual([]);
  expect(listSecondTries(report(...many.slice(1)))).toHaveLength(6);
});

test('what passes alone counts as passed and is told with what it said at first', () => {
  const first = report(file('e2e/a.journey.ts', 'passed', 'failed'), broken);
  const second = report(file('e2e/a.journey.ts', 'passed', 'passed'), file('e2e/c.journey.ts', 'passed'));
  expect(countTests(mergeTries(first, second))).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(tellUnsteady(first, second)).toEqual([
    'UNSTEADY e2e/a.journey.ts: e2e/a.journey.ts 1: Error: too late',
    'UNSTEADY e2e/c.journey.ts: did not start',
  ]);
});

test('what failed is told in a line each, tests and files that broke', () => {
  expect(
    tellFailed(report(file('a.test.ts', 'passed', 'failed'), broken, file('b.test.ts', 'passed'))),
  ).toEqual(['FAILED a.test.ts: a.test.ts 1: Error: too late', 'FAILED e2e/c.journey.ts: did not start']);
});

test('what fails twice has failed, and is not called unsteady', () => {
  const first = report(file('e2e/a.journey.ts', 'failed', 'passed'));
  const second = report(file('e2e/a.journey.ts', 'passed', 'failed'));
  expect(countTests(mergeTries(first, second))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(tellUnsteady(first, second)).toEqual([]);
});

test('a file that did not run again keeps its first outcome', () => {
  const first = report(file('e2e/a.journey.ts', 'failed'));
  expect(countTests(mergeTries(first, report()))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(tellUnsteady(first, report())).toEqual([]);
});
