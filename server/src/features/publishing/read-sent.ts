// Read what was sent of a publication: what a look on its account is compared with. Null when nothing ever was.
import type { Sent } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Context } from '../../context.ts';
import { findLastAttempt, readHandles } from './store/attempts.ts';
import { listTaken } from './store/publications.ts';
import { listRivals } from './store/rivals.ts';
import type { Publication } from './store/rows.ts';

/** `post` is what is looked for: what was sent first, or what an edit made of it. */
export async function readSent(
  { db, pace }: Context,
  publication: Publication,
  post: Post,
): Promise<Sent | null> {
  const attempt = await findLastAttempt(db, publication.id);
  if (!attempt) return null;
  return {
    post,
    handles: await readHandles(db, publication.id),
    clientKey: attempt.clientKey,
    // What an earlier call left behind late is found as well, and our own second call may be the other copy.
    sentAt: attempt.firstSentAt,
    handle: publication.handle,
    // Before those that are taken: one that is bound in between is then in both, and not in neither.
    rivals: await listRivals(db, publication, pace.clientTimeoutMs + pace.quietWindowMs),
    taken: await listTaken(db, publication),
  };
}
