// Settle: look on the platform what became of a call whose outcome is unknown; looking never sends.
import type { Settlement } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findOutcome } from './find-outcome.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';

/** Negative looks needed after the quiet window before a person is asked (row 21). */
const negativesNeeded = 3;

/** Rows 17 to 22. A person is asked when looking cannot tell (§12: a duplicate refusal is evidence, not a tool). */
export async function settlePublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  await context.reach('R17');
  const seen = await findOutcome(context, publication);
  await context.reach('R18');
  if (seen.state === 'cannot-look' && seen.failure.kind === 'auth')
    await refreshAccount(context, publication.account_id);
  const at = await readClock(context.db);
  const next = lawful(publication, stepFor({ context, publication, at }, seen));
  await context.db
    .transaction()
    .execute((tx) =>
      movePublication(tx, publication, lane.fence, next.state, { last_look_at: at, ...next.patch }),
    );
  await context.reach('R19');
}

type Next = { state: Publication['state']; patch: Patch };
/** A publication as it is looked at, and when. */
type Look = { context: Context; publication: Publication; at: Date };
type Seen<State extends Settlement['state']> = Extract<Settlement, { state: State }>;

/** What a platform was still working on is looked for first, before a person is asked (rows 17 and 22). */
function lawful(publication: Publication, next: Next): Next {
  if (next.state !== 'unknown' || publication.state === 'reconciling') return next;
  return { state: 'reconciling', patch: { ...next.patch, wake_at: nowPlus(0) } };
}

function stepFor(look: Look, seen: Settlement): Next {
  switch (seen.state) {
    case 'live':
      return foundLive(look, seen);
    case 'failed':
      return refused(seen);
    case 'processing':
      return stillAtWork(look, seen);
    case 'several':
      return couldBeSeveral(seen);
    case 'cannot-look':
      return couldNotLook(look, seen);
    case 'absent':
      return notThere(look, seen);
  }
}

function foundLive({ publication, at }: Look, { externalId, url, seen }: Seen<'live'>): Next {
  const wasLost = publication.state === 'reconciling';
  return {
    state: 'published',
    patch: {
      external_id: externalId,
      external_url: url,
      published_at: at,
      reason: wasLost ? 'reason-found-on-the-account' : 'reason-platform-said-live',
      detail: '',
      evidence: { by: 'looking on the account', seen, externalId, url },
    },
  };
}

function refused({ failure: { message } }: Seen<'failed'>): Next {
  return {
    state: 'failed',
    patch: { reason: 'reason-content-refused', detail: message, evidence: { said: message } },
  };
}

function stillAtWork({ context, publication }: Look, { askAgainInSeconds }: Seen<'processing'>): Next {
  return {
    state: publication.state,
    patch: {
      wake_at: nowPlus(askAgainInSeconds * 1000 * context.config.pace),
      reason: 'reason-waiting-for-the-platform',
    },
  };
}

function couldBeSeveral({ candidates }: Seen<'several'>): Next {
  return {
    state: 'unknown',
    patch: { reason: 'reason-several-candidates', candidates: [...candidates], evidence: { candidates } },
  };
}

function couldNotLook(look: Look, { failure: { kind, message } }: Seen<'cannot-look'>): Next {
  const { context, publication } = look;
  if (isHeld(look) && kind !== 'permission')
    return {
      state: publication.state,
      patch: { wake_at: nowPlus(context.pace.lookEveryMs), detail: message },
    };
  return {
    state: 'unknown',
    patch: { reason: 'reason-cannot-look', detail: message, evidence: { said: message } },
  };
}

/** Only what is not there after the quiet window counts as a negative look. */
function notThere(look: Look, { looked }: Seen<'absent'>): Next {
  const { context, publication, at } = look;
  const isQuiet = publication.settle_at !== null && publication.settle_at <= at;
  const negative_looks = publication.negative_looks + (isQuiet ? 1 : 0);
  if (isHeld(look) && negative_looks < negativesNeeded)
    return {
      state: publication.state,
      patch: { wake_at: nowPlus(context.pace.lookEveryMs), negative_looks, reason: publication.reason },
    };
  const evidence = { looked, negatives: negative_looks };
  return { state: 'unknown', patch: { reason: 'reason-not-found-yet', negative_looks, evidence } };
}

/** So long the account's other publications wait for this one (publishing.md §7). */
function isHeld({ publication, at }: Look): boolean {
  return publication.hold_until !== null && publication.hold_until > at;
}
