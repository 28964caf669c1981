// Take the picture of any page somebody asks for: put before a browser, waited for a while, and told how it stands (R-API-053).
import type { PageShot } from '@herald/contract/pictures.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { composePictureAddress } from './compose-picture-address.ts';
import { countAsked, findAsked, findPicture, insertAsked } from './store.ts';

/** hostile.md §5. */
const perMinute = 10;
const minuteMs = 60_000;
/** Who asks again so soon means the one before; what is closed will not open by asking. */
const fresh = { kept: 30_000, failed: 2_000, closed: minuteMs };
const lookEveryMs = 250;

/** `waitsMs`: how long one call waits for it; who is told "successing" asks again. */
export async function takeShot(
  context: Context,
  actor: Actor,
  asked: { pageAlias: string; pageUrl: string },
  waitsMs = 20_000,
): Promise<PageShot> {
  const { db, config } = context;
  const { personId, language } = actor;
  if (config.pictures.atOnce === 0) return failed(say(language, 'picture-off'));
  const before = await findAsked(db, { personId, ...asked }, fresh);
  if (!before && (await countAsked(db, personId, minuteMs)) >= perMinute)
    throw new Refusal('too-many-requests', { seconds: minuteMs / 1_000 });
  const id = before?.id ?? (await insertAsked(db, { personId, ...asked }));
  for (let waited = 0; ; waited += lookEveryMs) {
    const row = await findPicture(db, id);
    if (!row || row.state === 'failed') return failed(say(language, row?.reason ?? 'picture-not-told'));
    if (row.state === 'kept')
      return { img: { state: 'success', img: composePictureAddress(row.key), because: '' } };
    if (waited >= waitsMs) return { img: { state: 'successing', img: '', because: '' } };
    await sleep(lookEveryMs);
  }
}

function failed(because: string): PageShot {
  return { img: { state: 'fail', img: '', because } };
}
