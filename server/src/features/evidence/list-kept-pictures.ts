// List the pictures kept of what went live: of one publication, a package or an address, for whoever may see the row (R-HIST-009).
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { pictureEndpoints } from '@herald/contract/endpoints/pictures.ts';
import { PictureMoment, type PagePicture } from '@herald/contract/pictures.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { admitPublications } from '../publishing/admit-publications.ts';
import { listPublications } from '../publishing/list-publications.ts';
import { readPublication } from '../publishing/read-publication.ts';
import { composePictureAddress } from './compose-picture-address.ts';
import { listLatestKept, listPictures, listPublicationsAt, type PictureRow } from './store.ts';

type Endpoint = typeof pictureEndpoints.keptPictures;

export async function listKeptPictures(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { db } = context;
  const { rows, total } =
    asked.ids === undefined
      ? await listPictures(db, await publicationsOf(context, actor, asked), asked)
      : await listLatestKept(db, await admitPublications(context, actor, asked.ids));
  return { items: rows.flatMap((row) => describe(actor, row)), total };
}

/** 105019 for one that is not there, as for the row itself. */
async function publicationsOf(
  context: Context,
  actor: Actor,
  { id, pkGUID, pageUrl = '' }: InputOf<Endpoint>,
): Promise<string[]> {
  if (id !== undefined) return [(await readPublication(context, actor, { id })).item.opp_id];
  if (pkGUID !== undefined)
    return (await listPublications(context, actor, { id: pkGUID })).items.map(({ opp_id: one }) => one);
  return admitPublications(context, actor, await listPublicationsAt(context.db, pageUrl));
}

function describe({ language }: Actor, row: PictureRow): PagePicture[] {
  const moment = PictureMoment.safeParse(row.moment).data;
  if (!moment || row.publication_id === null) return [];
  return [
    {
      id: row.id,
      opp_id: row.publication_id,
      moment,
      state: row.state,
      source: row.source,
      dueAt: row.due_at.toISOString(),
      takenAt: row.ended_at?.toISOString() ?? null,
      pictureUrl: composePictureAddress(row.key),
      smallUrl: composePictureAddress(row.key, 320),
      sha256: row.sha256 ?? '',
      pageUrl: row.final_url ?? row.page_url ?? '',
      status: row.status,
      because: row.reason === null ? '' : say(language, row.reason),
      isUnsure: row.reason === 'picture-begun' || row.reason === 'picture-unsure',
    },
  ];
}
