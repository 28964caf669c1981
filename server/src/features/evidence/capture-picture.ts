// Capture one picture: of the page as a stranger sees it, or, where strangers see nothing, drawn from what the platform says.
import type { Photographed } from '../../cage/wish.ts';
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Context } from '../../context.ts';
import { readShown, type Shown } from '../publishing/read-shown.ts';
import { identifySignIn } from './identify-sign-in.ts';
import { identifyPost, type Identified } from './identify-post.ts';
import { putPage } from './put-page.ts';
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

type Turn = { readonly isLast: boolean; readonly calledOff?: AbortSignal | undefined };

/** Why it should be tried again; null when it has ended, as it does with the last try. Rejects when it is called off. */
export async function capturePicture(
  context: Context,
  row: PictureRow,
  turn: Turn,
): Promise<PictureLimit | null> {
  const { publication_id: id, page_url: url } = row;
  if (id === null) return captureAsked(context, row, turn);
  const shown = await readShown(context, id);
  if (!shown || !live.has(shown.state)) return fail(context, row, 'picture-not-live');
  return capturePost(context, { ...row, page_url: shown.url ?? url }, { ...turn, shown });
}

/** Any page somebody asked for: he is told at once, and asks again. */
async function captureAsked(context: Context, row: PictureRow, { calledOff }: Turn): Promise<null> {
  const seen = await photograph(context, row, calledOff);
  if (seen?.state !== 'taken') return fail(context, row, seen?.reason ?? 'picture-no-address');
  await putPage(context, row, { seen, reason: null });
  return null;
}

async function capturePost(
  context: Context,
  row: PictureRow,
  { shown, isLast, calledOff }: Turn & { readonly shown: Shown },
): Promise<PictureLimit | null> {
  const seen = shown.isOwners ? null : await photograph(context, row, calledOff);
  const known = seen && knowledgeOf(seen, shown, row.page_url ?? '');
  const doubt = known === 'shown' || known === 'begun' || known === 'few' || known === 'alike' ? null : known;
  if (doubt !== null && passing.has(doubt) && !isLast) return doubt;
  if (seen?.state === 'taken' && known === 'shown') {
    await putPage(context, row, { seen, reason: null });
    return null;
  }
  const said = await shown.ask();
  if (!said && !isLast) return 'picture-not-told';
  // Its platform says what few words cannot; that the post stands says nothing of a page with other words, or with its opening alone.
  if (seen?.state === 'taken' && doubt === null && said?.stands !== false) {
    const unsure = known === 'alike' || !said ? 'picture-unsure' : null;
    const reason = known === 'begun' ? 'picture-begun' : unsure;
    await putPage(context, row, { seen, reason });
    return null;
  }
  const reason =
    doubt ?? (seen ? 'picture-other-words' : shown.isOwners ? 'picture-owner-only' : 'picture-no-address');
  const status = seen?.state === 'taken' ? seen.status : null;
  const isMissing = status !== null && gone.has(status);
  // A page that is not there is shown as that, whatever its platform says.
  if (said?.stands && !isMissing) {
    await putPicture(context, await renderReadBack(context, shown, said), (tx, stored) =>
      keepPicture(tx, row, { ...stored, source: 'read-back', finalUrl: null, status, reason }),
    );
    return null;
  }
  // What it shows instead is kept for whoever looks, where nothing better is to be had.
  if (seen?.state !== 'taken') return fail(context, row, said ? reason : 'picture-not-told');
  // Of a message of which articles are gone the watch says which (publishing/watch-publications.ts); what is taken down is no news.
  const isTold = isMissing && shown.state !== 'withdrawing' && !said?.gone;
  await putPage(context, row, { seen, reason, missing: isTold ? { shown, said } : null });
  return null;
}

async function photograph(
  context: Context,
  { id, page_url: url }: PictureRow,
  calledOff: AbortSignal | undefined,
): Promise<Photographed | null> {
  if (url === null) return null;
  const seen = await context.photograph(url, calledOff);
  if (seen.state === 'failed') context.log.warn({ pictureId: id, ...seen }, 'a page could not be pictured');
  return seen;
}

async function fail({ db }: Context, row: PictureRow, reason: PictureLimit): Promise<null> {
  await failPicture(db, row, reason);
  return null;
}

/** Whether the page shows that the post stands, or what keeps it from that. */
function knowledgeOf(
  seen: Photographed,
  { post, channel }: Shown,
  url: string,
): PictureLimit | Exclude<Identified, 'other'> {
  if (seen.state === 'failed') return seen.reason;
  if (identifySignIn(url, seen)) return 'picture-sign-in';
  if (seen.status >= firstOfErrors) return 'picture-error';
  if (seen.words === null) return 'picture-too-large';
  // It answers as if all were well, and may be a consent, a home page, another post or nothing.
  const identified = identifyPost(post, channel.rules, seen.words);
  return identified === 'other' ? 'picture-other-words' : identified;
}
