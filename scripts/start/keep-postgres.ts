// Keeps the embedded Postgres running: killed from outside, for memory say, it is started again where it was, and the processes find it by themselves.
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';

export type KeptPostgres = { readonly url: string; stop(): Promise<void> };

/** What a killed one leaves holds the folder for moments; what does not start by then will not. */
const triesAtMost = 10;
const betweenTriesMs = 1_000;
/** One that dies sooner after its start would be started without end in no time. */
const shortMs = 10_000;

/** `givenUp` hears of one that cannot be started again: without it the house does nothing any more. */
export async function keepPostgres(
  folder: string,
  { noted, givenUp }: { noted: (line: string) => void; givenUp: (why: unknown) => void },
): Promise<KeptPostgres> {
  let postgres = await startEmbeddedPostgres(folder);
  const { url } = postgres;
  const port = Number(new URL(url).port);
  let stopping = false;
  const again = async (left = triesAtMost): Promise<void> => {
    try {
      postgres = await startEmbeddedPostgres(folder, { port });
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(betweenTriesMs);
      if (!stopping) await again(left - 1);
    }
  };
  const watch = async (): Promise<void> => {
    const since = performance.now();
    await postgres.gone;
    if (performance.now() - since < shortMs) await sleep(betweenTriesMs);
    if (stopping) return;
    noted('Postgres stopped by itself and is started again');
    await again();
    // Asked to stop while it was being started.
    if (stopping) return postgres.stop();
    noted('Postgres runs again');
    return watch();
  };
  const watching = watch().catch(givenUp);
  return {
    url,
    stop: async () => {
      stopping = true;
      await postgres.stop();
      await watching;
    },
  };
}
