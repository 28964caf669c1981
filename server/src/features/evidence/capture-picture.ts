// Capture one picture: of the page as a stranger sees it, or, where strangers see nothing, drawn from what the platform says.
import type { Photographed } from '../../cage/wish.ts';
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Context } from '../../context.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { readShown, type Shown } from '../publishing/read-shown.ts';
import { identifySignIn } from './identify-sign-in.ts';
import { identifyPost } from './identify-post.ts';
import { renderReadBack } from './render-read-back.ts';
import { putPicture } from './put-picture.ts';
import { failPicture, keepPicture, type PictureRow } from './store.ts';

/** May be otherwise in a minute: a platform takes a moment to show a new page everywhere. */
const passing: ReadonlySet<PictureLimit> = new Set([
  'picture-no-browser',
  'picture-unreachable',
  'picture-too-slow',
  'picture-error',
  'picture-other-words',
]);
const gone: ReadonlySet<number> = new Set([404, 410]);
const firstOfErrors = 400;
/** While it is asked whether it may be withdrawn it may well stand, and stand on. */
const live: ReadonlySet<Shown['state']> = new Set(['published', 'edit-failed', 'editing', 'withdrawing']);

/** Why it should be tried again; null when it has ended, as it does with the last try. Rejects when it is called off. */
export async function capturePicture(
  context: Context,
  row: PictureRow,
  { isLast, calledOff }: { isLast: boolean; calledOff?: AbortSignal | undefined },
): Promise<PictureLimit | null> {
  const { publication_id: id, page_url: url } = row;
  const shown = id === null ? null : await readShown(context, id);
  if (id !== null && !(shown && live.has(shown.state))) return fail(context, row, 'picture-not-live');
  const isHidden = shown?.isOwners === true;
  const seen = url === null || isHidden ? null : await context.photograph(url, calledOff);
  if (seen?.state === 'failed')
    context.log.warn({ pictureId: row.id, ...seen }, 'a page could not be pictured');
  const doubt = seen && doubtOf(seen, shown, url ?? '');
  // Who asked for a page is told at once and asks again.
  if (doubt !== null && passing.has(doubt) && shown && !isLast) return doubt;
  if (seen?.state === 'taken' && (doubt === null || doubt === 'picture-error')) {
    await keepSeen(context, row, { seen, shown, reason: doubt });
    return null;
  }
  const said = await shown?.ask();
  // What it shows instead is kept for whoever looks, where nothing better is to be had.
  if (seen?.state === 'taken' && doubt === 'picture-other-words' && !said?.stands) {
    await keepSeen(context, row, { seen, shown, reason: doubt });
    return null;
  }
  const reason = doubt ?? (isHidden ? 'picture-owner-only' : 'picture-no-address');
  if (!shown || !said?.stands) return fail(context, row, shown && !said ? 'picture-not-told' : reason);
  const status = seen?.state === 'taken' ? seen.status : null;
  await putPicture(context, await renderReadBack(context, shown, said), (tx, stored) =>
    keepPicture(tx, row, { ...stored, source: 'read-back', finalUrl: null, status, reason }),
  );
  return null;
}

async function fail({ db }: Context, row: PictureRow, reason: PictureLimit): Promise<null> {
  await failPicture(db, row, reason);
  return null;
}

/** What keeps a page from showing that the post stands; null where nothing does, or no post is looked for. */
function doubtOf(seen: Photographed, shown: Shown | null, url: string): PictureLimit | null {
  if (seen.state === 'failed') return seen.reason;
  if (!shown) return null;
  if (identifySignIn(url, seen)) return 'picture-sign-in';
  if (seen.status >= firstOfErrors) return 'picture-error';
  // It answers as if all were well, and may be a consent, a home page, another post or nothing.
  return identifyPost(shown.post, seen.words) ? null : 'picture-other-words';
}

/** A page that is not there is told once; what that means for the publication, the watch finds out. */
async function keepSeen(
  context: Context,
  row: PictureRow,
  {
    seen,
    shown,
    reason,
  }: {
    seen: Extract<Photographed, { state: 'taken' }>;
    shown: Shown | null;
    reason: PictureLimit | null;
  },
): Promise<void> {
  const { finalUrl, status } = seen;
  const isMissing = shown !== null && shown.state !== 'withdrawing' && gone.has(status);
  const said = isMissing ? await shown.ask() : null;
  // Of a message of which articles are gone the watch says which (publishing/watch-publications.ts).
  const isTold = isMissing && !said?.gone;
  // A page may be shut to us alone: who published it again would have it twice.
  const kind = said?.stands ? 'message-page-hidden' : 'message-page-gone';
  await putPicture(context, seen.bytes, async (tx, stored) => {
    const kept = { ...stored, source: 'page' as const, finalUrl, status, reason };
    if (!(await keepPicture(tx, row, kept))) return false;
    if (!isTold) return true;
    await sendMessages(tx, [
      {
        personId: shown.requestedBy,
        kind,
        figures: { title: shown.title, account: shown.accountName, status },
        link: `/api/content/publish/pubHistory?id=${shown.id}`,
        onceKey: `${shown.id}:${kind}`,
      },
    ]);
    return true;
  });
}
