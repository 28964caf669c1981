// Keep what was set on screens as it stands: read at the start, and every second whether another process has changed it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { applySettings } from './features/settings/apply-settings.ts';

const everyMs = 1_000;

/** A database that is away, or not brought up to date yet, leaves what was known; it is logged once. */
export async function keepSettings(context: Context): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  let isLogged = false;
  const apply = async () => {
    try {
      await applySettings(context);
      isLogged = false;
    } catch (error) {
      if (!isLogged) context.log.warn({ err: error }, 'the settings could not be read');
      isLogged = true;
    }
  };
  await apply();
  const turns = (async () => {
    while (!ending.signal.aborted) {
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) await apply();
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await turns;
    },
  };
}
