// Find until when a publication may be sent again under its key; null when nothing of it can stand on the platform (row 19).
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { decideResend } from './decide-resend.ts';
import { findChannel } from './find-channel.ts';
import { findDoubt } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

export async function findResendUntil(
  context: Context,
  db: Executor,
  publication: Publication,
): Promise<Date | null> {
  if (publication.attempt_no === 0) return null;
  const { doubt } = await findDoubt(db, publication.id);
  if (!doubt) return null;
  const { settledBy } = findChannel(context, publication.channel_id);
  // Where there are no keys nothing is sent again before it was disproved; if it were, it is looked for at once.
  return decideResend(settledBy, { doubtedSince: doubt.since, pace: context.pace }) ?? doubt.since;
}
