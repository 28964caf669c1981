// What a run of tests came to: its counts, which files deserve a second try alone, and how both tries are told.
import { z } from 'zod';

export const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
export type Report = z.infer<typeof Report>;
type File = Report['testResults'][number];

export type Counts = { passed: number; failed: number; skipped: number };

/** More than these at once, about one file in a hundred, is no accident of a busy machine. */
const atMost = 6;

/** Journeys drive a product of eight processes, whose steps a machine busy with others may take too long for. */
const isJourney = ({ name }: File) => name.endsWith('.journey.ts');

/** Of any other file nothing but a time that ran out is excused: a test's, a hook's, or that of something waited for in vain. */
const ranOut = /^(?:Error: )?(?:Test|Hook) timed out in \d+ms|\bat Proxy\.__VITEST_POLL_CHAIN__ /;

function isLate(file: File): boolean {
  return failuresOf(file).every(({ message }) => ranOut.test(message));
}

type Failure = { readonly where: string; readonly message: string };

/** One of each test that failed; of a file that broke outside its tests its own. */
function failuresOf({ name, message = '', assertionResults }: File): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [{ where: name, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    where: `${name}: ${fullName}`,
    message: failureMessages?.[0] ?? '',
  }));
}

const tell = (word: string) => (file: File) =>
  failuresOf(file).map(({ where, message }) => `${word} ${where}: ${message.split('\n')[0] ?? ''}`);

/** One line a test that failed, and a file that broke: a long run is read from its end. */
export function tellFailed(report: Report): string[] {
  return failedFiles(report).flatMap(tell('FAILED'));
}

function failedFiles({ testResults }: Report): File[] {
  return testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' || assertionResults.some((test) => test.status === 'failed'),
  );
}

/** A file that broke outside its tests counts as one that failed: its tests were skipped. */
function countFile({ status, assertionResults }: File): Counts {
  const of = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = of('failed');
  const broken = status === 'failed' && failed === 0 ? 1 : 0;
  const passed = of('passed');
  return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed };
}

export function countTests({ testResults }: Report): Counts {
  return testResults.map(countFile).reduce(
    (all, file) => ({
      passed: all.passed + file.passed,
      failed: all.failed + file.failed,
      skipped: all.skipped + file.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The files to run once more, alone; none where more failed than a few journeys and a time that ran out. */
export function listSecondTries(report: Report): string[] {
  const failed = failedFiles(report);
  return failed.length <= atMost && failed.every((one) => isJourney(one) || isLate(one))
    ? failed.map(({ name }) => name)
    : [];
}

/** The first report with what its failed files came to when they ran alone. */
export function mergeTries(first: Report, second: Report): Report {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/** One line a test that failed at first: it passed alone, and what it said stays to be read. */
export function tellUnsteady(first: Report, second: Report): string[] {
  const stillFailed = new Set(failedFiles(second).map(({ name }) => name));
  return failedFiles(first)
    .filter(({ name }) => second.testResults.some((file) => file.name === name) && !stillFailed.has(name))
    .flatMap(tell('UNSTEADY'));
}
