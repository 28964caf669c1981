// Three kinds of tests: of plain code, of the server against a real Postgres, and journeys through a real browser.
import { defineConfig } from 'vitest/config';

const built = ['**/node_modules/**', '**/dist/**'];
/** Modules are loaded once a process and not once a file, which is a third of the processors' time: a test leaves nothing behind in them. */
const shared = { isolate: false };
/** What is waited for may take longer than a second on a busy machine. */
const patient = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // One more than the processors there are: tests wait for what takes its time, a minute of silence for instance, and two leave a third of them idle.
    maxWorkers: 3,
    // Once for all kinds: journeys use an S3 server too.
    globalSetup: ['server/src/files/test-rgw-desk.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          expect: patient,
          environment: 'node',
          include: ['{contract,channels,console,sandbox,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: built,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          ...shared,
          expect: patient,
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: built,
          pool: 'forks',
          globalSetup: ['server/src/db/test-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // What stands nearest to the database, on the oldest Postgres one may bring.
          name: 'server-15',
          ...shared,
          expect: patient,
          environment: 'node',
          include:
            process.arch === 'x64'
              ? ['server/src/db/**/*.test.ts', 'server/src/features/publishing/{publishing,guards}.test.ts']
              : [],
          exclude: built,
          pool: 'forks',
          globalSetup: ['server/src/db/test-postgres-15.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          ...shared,
          environment: 'node',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: ['e2e/prepared-postgres.ts'],
          setupFiles: ['e2e/no-complaints.ts'],
          exclude: built,
          pool: 'forks',
          // A busy machine may take minutes for what an idle one does in seconds; what hangs is ended all the same.
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // Two pieces of a film, of eight megabytes each, took longer than ten seconds there.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
