// Capture one picture: of the page as a stranger sees it, or, where strangers see nothing, drawn from what the platform says.
import type { Photographed } from '../../cage/photograph.ts';
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Context } from '../../context.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { readShown, type Shown } from '../publishing/read-shown.ts';
import { identifySignIn } from './identify-sign-in.ts';
import { renderReadBack } from './render-read-back.ts';
import { putPicture } from './put-picture.ts';
import { failPicture, keepPicture, postponePicture, type PictureRow } from './store.ts';

const triesAtMost = 3;
const againMs = 60_000;
/** May be otherwise in a minute. */
const passing: ReadonlySet<PictureLimit> = new Set([
  'picture-no-browser',
  'picture-unreachable',
  'picture-too-slow',
]);
const gone: ReadonlySet<number> = new Set([404, 410]);
const live: ReadonlySet<Shown['state']> = new Set(['published', 'edit-failed', 'editing']);

export async function capturePicture(context: Context, row: PictureRow): Promise<void> {
  const { publication_id: id, page_url: url } = row;
  const shown = id === null ? null : await readShown(context, id);
  if (id !== null && !(shown && live.has(shown.state)))
    return void (await failPicture(context.db, row, 'picture-not-live'));
  const seen = url === null ? null : await context.photograph(url);
  if (seen?.state === 'failed') {
    context.log.warn({ pictureId: row.id, ...seen }, 'a page could not be pictured');
    if (passing.has(seen.reason) && shown && row.tries < triesAtMost)
      return postponePicture(context.db, row, againMs * context.pace.scale);
  }
  if (seen?.state === 'taken' && !(shown && identifySignIn(url ?? '', seen)))
    return keepSeen(context, row, { seen, shown });
  const reason = seen === null ? 'picture-no-address' : limitOf(seen);
  if (!shown) return void (await failPicture(context.db, row, reason));
  const said = await shown.ask();
  if (!said?.stands) return void (await failPicture(context.db, row, said ? reason : 'picture-not-told'));
  const stored = await putPicture(context, await renderReadBack(context, shown, said));
  const status = seen?.state === 'taken' ? seen.status : null;
  await keepPicture(context.db, row, { ...stored, source: 'read-back', finalUrl: null, status, reason });
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
  const stored = await putPicture(context, seen.bytes);
  await context.db.transaction().execute(async (tx) => {
    const kept = { ...stored, source: 'page' as const, finalUrl, status, reason: null };
    if (!(await keepPicture(tx, row, kept)) || !shown || !gone.has(status)) return;
    await sendMessages(tx, [
      {
        personId: shown.requestedBy,
        kind: 'message-page-gone',
        figures: { title: shown.title, account: shown.accountName, status },
        link: `/api/content/publish/pubHistory?id=${shown.id}`,
        onceKey: `${shown.id}:message-page-gone`,
      },
    ]);
  });
}
