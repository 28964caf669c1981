// Add the pictures that are due of what went live: at once, an hour and a day later (issue 5, proof).
import { hourMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { planPictures } from './store.ts';

type WentLive = { readonly publication: { readonly id: string; readonly external_url: string | null } };

const moments = [
  { moment: 'live', afterMs: 0 },
  { moment: 'hour', afterMs: hourMs },
  { moment: 'day', afterMs: 24 * hourMs },
] as const;

/** In the relay's transaction, so that none is forgotten; nothing where pictures are switched off. */
export async function addPictures({ config }: Context, tx: Tx, told: readonly WentLive[]): Promise<void> {
  if (config.pictures.atOnce === 0) return;
  await planPictures(
    tx,
    told.flatMap(({ publication: { id, external_url: pageUrl } }) =>
      moments.map((one) => ({ publicationId: id, pageUrl, ...one })),
    ),
  );
}
