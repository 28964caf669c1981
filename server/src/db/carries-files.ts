// The condition that something in a row of package was uploaded: a picture, a video or a sound.
import { mediaTypes } from '@herald/contract/content.ts';
import { sql } from 'kysely';

export const carriesFiles = sql<boolean>`(${sql.join(
  [mediaTypes.image, mediaTypes.video, mediaTypes.audio].map(
    (mediaType) => sql`package.content @> ${JSON.stringify({ media: [{ mediaType }] })}::jsonb`,
  ),
  sql` or `,
)})`;
