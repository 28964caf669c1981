// Check what was sent for malware, where the settings name a scanner: before it is decoded, probed, or anybody's file.
import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

/** Throws ScannerAway where nobody can tell: what was not checked is not kept. The stream is read to its end, or destroyed. */
export async function checkVirus(
  { scan }: Pick<Context, 'scan'>,
  { name, read }: { readonly name: string; readonly read: () => Promise<Readable> },
): Promise<void> {
  if (!scan) return;
  const verdict = await scan(await read());
  if (verdict.kind === 'infected') throw new Refusal('file-infected', { name, virus: verdict.virus });
}
