// One S3 server for a whole run of tests, started when the first of them asks for it, and ended with the run.
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { freePort } from '../db/free-port.ts';
import { startRgw, type Rgw } from './test-rgw.ts';
import { findRgwMissing } from './test-rgw-packages.ts';

/** What whoever asks is told, as JSON. */
export const DeskAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), endpoint: z.string(), key: z.string(), secret: z.string() }),
  z.object({ kind: z.enum(['absent', 'broken']), why: z.string() }),
]);
export type DeskAnswer = z.infer<typeof DeskAnswer>;

type Standing = { answer: DeskAnswer; rgw: Rgw | null };

/** Called by vitest once for all projects; what it returns is called after the last test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let standing: Promise<Standing> | null = null;
  const desk = createServer((_request, response) => {
    standing ??= start();
    void standing.then(({ answer }) => response.end(JSON.stringify(answer)));
  });
  const port = await freePort();
  await new Promise<void>((done) => desk.listen(port, '127.0.0.1', done));
  project.provide('heraldS3Desk', `http://127.0.0.1:${port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    const stood = await standing;
    await stood?.rgw?.stop();
    // Said again where the run is summed up.
    if (stood?.answer.kind === 'absent') console.error(skipped(stood.answer.why));
  };
}

function skipped(why: string): string {
  return `S3: SKIPPED, the S3 store is not tested: ${why}`;
}

async function start(): Promise<Standing> {
  const why = await findRgwMissing((line) => console.error(line));
  if (why !== null) {
    console.error(skipped(why));
    return { answer: { kind: 'absent', why }, rgw: null };
  }
  try {
    const rgw = await startRgw();
    const { endpoint, key, secret } = rgw;
    return { answer: { kind: 'here', endpoint, key, secret }, rgw };
  } catch (error) {
    return {
      answer: { kind: 'broken', why: error instanceof Error ? error.message : String(error) },
      rgw: null,
    };
  }
}

declare module 'vitest' {
  // Where tests ask for the S3 server of the run.
  export interface ProvidedContext {
    heraldS3Desk: string;
  }
}
