// Put away the picture of a page as it stood; a page that is not there is told once to who published it.
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { MessageKind } from '@herald/contract/messages.ts';
import type { Photographed } from '../../cage/wish.ts';
import type { Context } from '../../context.ts';
import { sendMessages } from '../messages/send-messages.ts';
import type { Shown } from '../publishing/read-shown.ts';
import { putPicture } from './put-picture.ts';
import { keepPicture, type PictureRow } from './store.ts';

type Said = Awaited<ReturnType<Shown['ask']>>;

/** `missing`: whose page is not there, and what its platform says of it; null where that is no news. */
type Seen = {
  readonly seen: Extract<Photographed, { state: 'taken' }>;
  readonly reason: PictureLimit | null;
  readonly missing?: { readonly shown: Shown; readonly said: Said } | null;
};

export async function putPage(
  context: Context,
  row: PictureRow,
  { seen, reason, missing = null }: Seen,
): Promise<void> {
  const { finalUrl, status } = seen;
  await putPicture(context, seen.bytes, async (tx, stored) => {
    const kept = { ...stored, source: 'page' as const, finalUrl, status, reason };
    if (!(await keepPicture(tx, row, kept))) return false;
    if (!missing) return true;
    const { shown, said } = missing;
    const kind = kindOf(said);
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

/** Whoever published again what stands would have it twice: a page may be shut to us alone, and who was not asked may know it. */
function kindOf(said: Said): MessageKind {
  if (!said) return 'message-page-unasked';
  return said.stands ? 'message-page-hidden' : 'message-page-gone';
}
