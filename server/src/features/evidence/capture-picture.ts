// Capture one picture: of the page as a stranger sees it, or, where strangers see nothing, drawn from what the platform says.
import type { Photographed } from '../../cage/wish.ts';
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Context } from '../../context.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { readShown, type Shown } from '../publishing/read-shown.ts';
import { identifySignIn } from './identify-sign-in.ts';
import { renderReadBack } from './render-read-back.ts';
import { putPicture } from './put-picture.ts';
import { failPicture, keepPicture, type PictureRow } from './store.ts';

/** May be otherwise in a minute. */
const passing: ReadonlySet<PictureLimit> = new Set([
  'picture-no-browser',
  'picture-unreachable',
  'picture-too-slow',
]);
const gone: ReadonlySet<number> = new Set([404, 410]);
const tooMany = 429;
const firstOfServer = 500;
const live: ReadonlySet<Shown['state']> = new Set(['published', 'edit-failed', 'editing']);

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
  // Who asked for a page is told at once and asks again.
  const passes = seen === null || !shown || isLast ? null : passingOf(seen);
  if (passes !== null) return passes;
  if (seen?.state === 'taken' && !(shown && identifySignIn(url ?? '', seen))) {
    await keepSeen(context, row, { seen, shown });
    return null;
  }
  const unseen = isHidden ? 'picture-owner-only' : 'picture-no-address';
  const reason = seen === null ? unseen : limitOf(seen);
  const said = await shown?.ask();
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

/** A platform takes a moment to show a new page everywhere: what is not there is looked for again before it is said to be gone. */
function passingOf(seen: Photographed): PictureLimit | null {
  if (seen.state === 'failed') return passing.has(seen.reason) ? seen.reason : null;
  return isError(seen.status) ? 'picture-error' : null;
}

function isError(status: number): boolean {
  return gone.has(status) || status === tooMany || status >= firstOfServer;
}

function limitOf(seen: Photographed): PictureLimit {
  return seen.state === 'failed' ? seen.reason : 'picture-sign-in';
}

/** A page that is gone is told once; what that means for the publication, the watch finds out. */
async function keepSeen(
  context: Context,
  row: PictureRow,
  { seen, shown }: { seen: Extract<Photographed, { state: 'taken' }>; shown: Shown | null },
): Promise<void> {
  const { finalUrl, status } = seen;
  // Of a message of which articles are gone the watch says which (publishing/watch-publications.ts).
  const isGone = shown !== null && gone.has(status) && !(await shown.ask())?.gone;
  await putPicture(context, seen.bytes, async (tx, stored) => {
    const reason = shown && isError(status) ? ('picture-error' as const) : null;
    const kept = { ...stored, source: 'page' as const, finalUrl, status, reason };
    if (!(await keepPicture(tx, row, kept))) return false;
    if (!isGone) return true;
    await sendMessages(tx, [
      {
        personId: shown.requestedBy,
        kind: 'message-page-gone',
        figures: { title: shown.title, account: shown.accountName, status },
        link: `/api/content/publish/pubHistory?id=${shown.id}`,
        onceKey: `${shown.id}:message-page-gone`,
      },
    ]);
    return true;
  });
}
