// Open comments: which of these posts went live without the closing of their comments that was chosen for them.
import type { EvidenceWord } from '@herald/contract/evidence.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';

const told: readonly (string | null)[] = [
  'word-comments-open',
  'word-comments-unknown',
] satisfies EvidenceWord[];
/** From these it was live before. */
const after: readonly PublicationState[] = [
  'published',
  'editing',
  'edit-failed',
  'withdrawing',
  'externally-removed',
];

/** What an edit put there since is as that edit wanted it. */
export async function listWithOpenComments(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('event')
    .innerJoin('publication', 'publication.id', 'event.publication_id')
    .distinctOn('event.publication_id')
    .select(['event.publication_id as id', sql<string | null>`event.evidence ->> 'because'`.as('because')])
    .where('event.publication_id', 'in', [...ids])
    .where('publication.live_post', 'is', null)
    .where('event.to_state', '=', 'published')
    .where('event.from_state', 'not in', [...after])
    .orderBy('event.publication_id')
    .orderBy('event.seq', 'desc')
    .execute();
  return new Set(rows.flatMap(({ id, because }) => (told.includes(because) ? [id] : [])));
}
