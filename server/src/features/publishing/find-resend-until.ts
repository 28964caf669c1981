// Find until when a publication may be sent again under its key; null when nothing of it can stand on the platform (row 19). What was sent before the house was put back is looked for first.
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { decideResend } from './decide-resend.ts';
import { findChannel } from './find-channel.ts';
import { findDoubt } from './store/attempts.ts';
import { wasSentBeforeRestore } from './store/restores.ts';
import type { Publication } from './store/rows.ts';

/** By whatever clock. */
const longOver = new Date(0);

export async function findResendUntil(
  context: Context,
  db: Executor,
  publication: Publication,
): Promise<Date | null> {
  if (publication.attempt_no === 0) return null;
  // Looked for at once: even what was proved not to be there may have been sent again by the house before.
  if (await wasSentBeforeRestore(db, publication.id)) return longOver;
  const { doubt } = await findDoubt(db, publication.id);
  if (!doubt) return null;
  const { settledBy } = findChannel(context, publication.channel_id);
  // Where there are no keys nothing is sent again before it was disproved; if it were, it is looked for at once.
  return decideResend(settledBy, { doubtedSince: doubt.since, pace: context.pace }) ?? doubt.since;
}
