// The same for Postgres 15, the oldest that DATABASE_URL may name.
import type { TestProject } from 'vitest/node';
import { startFor } from './test-postgres.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, '15');
}
