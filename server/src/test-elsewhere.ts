// Another process of the same house for tests: it has the database, vault and environment, and remembers for itself.
import type { Context } from './context.ts';
import { keepSettings } from './keep-settings.ts';

export type Elsewhere = { context: Context; stop(): Promise<void> };

/** Two seconds where the machine is ours alone; tests share theirs. */
export const soon = { timeout: 8_000 };

export async function testElsewhere(context: Context): Promise<Elsewhere> {
  const other: Context = {
    ...context,
    channels: [...context.channels],
    settings: { version: 0, linkHosts: [], apps: {} },
  };
  const kept = await keepSettings(other);
  return { context: other, stop: () => kept.stop() };
}
