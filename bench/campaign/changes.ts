// What the person does to posts that are live: corrects them, some twice or after a refusal, and takes some down, corrected ones too.
import type { Channel } from '@herald/channels/channel.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { savePackage } from '@herald/server/features/content/save-package.ts';
import { editPackage } from '@herald/server/features/publishing/edit-package.ts';
import { withdrawPublication } from '@herald/server/features/publishing/withdraw-publication.ts';
import { fromContent } from './load.ts';
import { tolerating } from './person.ts';
import { playedChannels } from './played.ts';
import type { Stage } from './stage.ts';

const takenDown = playedChannels.filter(({ rules }) => rules.can.takeDown === true);
/** By words of theirs: Instagram's captions nobody can correct. */
const edited = playedChannels.filter(
  ({ rules: { can } }) => can.edit === 'in-place' && can.reaches?.includes('text'),
);

/** The lot of a publication: corrected once, corrected twice, or corrected and then taken down. */
type Lot = 'once' | 'twice' | 'down';
const lots: readonly Lot[] = ['once', 'twice', 'down'];
/** Of those looked through for one whose lot is another change. */
const among = 60;
const correctionsAtMost = 3;
const atATurn = { takenDown: 2, corrected: 4, correctedAgain: 2, takenDownCorrected: 1 };

export async function changeSome(
  stage: Stage,
  wanted: { takesDown: boolean; edits: boolean },
): Promise<void> {
  if (wanted.takesDown) {
    for (const live of await findLive(stage, takenDown, 'never changed', atATurn.takenDown))
      await takeDown(stage, live);
    const changed = await findLive(stage, takenDown, 'changed', among);
    for (const live of changed.filter(({ id }) => lotOf(id) === 'down').slice(0, atATurn.takenDownCorrected))
      await takeDown(stage, live);
  }
  if (!wanted.edits) return;
  for (const live of await findLive(stage, edited, 'never changed', atATurn.corrected))
    await correct(stage, live);
  const changed = await findLive(stage, edited, 'changed', among);
  for (const live of changed.filter(wantsMore).slice(0, atATurn.correctedAgain)) await correct(stage, live);
}

type Live = Awaited<ReturnType<typeof findLive>>[number];

/** The newest first. */
function findLive(
  { context }: Stage,
  channels: readonly Channel[],
  which: 'never changed' | 'changed',
  atMost: number,
) {
  return context.db
    .selectFrom('publication')
    .select(['id', 'state', 'post', 'live_post'])
    .select((row) =>
      row
        .selectFrom('modification')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('modification.publication_id', '=', 'publication.id')
        .as('corrections'),
    )
    .where('state', 'in', ['published', 'edit-failed'])
    .where((row) => {
      const changes = row
        .selectFrom('modification')
        .select('modification.id')
        .whereRef('modification.publication_id', '=', 'publication.id');
      return which === 'changed' ? row.exists(changes) : row.not(row.exists(changes));
    })
    .where(
      'channel_id',
      'in',
      channels.map(({ id }) => id),
    )
    .orderBy('published_at', 'desc')
    .limit(atMost)
    .execute();
}

/** Ids are random: their last figure draws the lot, the same for whoever asks. */
function lotOf(id: string): Lot {
  return lots[Number.parseInt(id.slice(-1), 16) % lots.length] ?? 'once';
}

/** What was refused is tried again by anybody. */
function wantsMore({ id, state, corrections }: Live): boolean {
  const done = Number(corrections ?? 0);
  return state === 'edit-failed' ? done < correctionsAtMost : lotOf(id) === 'twice' && done < 2;
}

async function takeDown({ context, person }: Stage, { id }: Live): Promise<void> {
  await tolerating(() => withdrawPublication(context, person, { id }));
}

/** Other words, the same mark. A video stays what it was. */
async function correct(
  { context, person }: Stage,
  { id, post, live_post: changed, corrections }: Live,
): Promise<void> {
  const { images, video, text } = changed ?? post;
  if (images.length > 0) return;
  const content = `${text} (corrected ${Number(corrections ?? 0) + 1})`;
  const words = { mediaType: mediaTypes.text, content };
  const file = video && { mediaType: mediaTypes.video, ...video, size: video.sizeBytes };
  const body = PackageBody.parse({ title: 'Campaign', materialList: file ? [words, file] : [words] });
  await tolerating(async () => {
    const { pkGUID } = await savePackage(context, person, body);
    await editPackage(context, person, { opp_id: id, pkGUID }, fromContent);
  });
}
