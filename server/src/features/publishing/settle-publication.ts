// Settle: look on the platform what became of a call whose outcome is unknown; looking never sends.
import type { Settlement } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findOutcome } from './find-outcome.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';

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
  const next = lawful(publication, stepFor(context, publication, seen, at));
  await context.db
    .transaction()
    .execute((tx) =>
      movePublication(tx, publication, lane.fence, next.state, { last_look_at: at, ...next.patch }),
    );
  await context.reach('R19');
}

type Next = { state: Publication['state']; patch: Patch };

/** What a platform was still working on is looked for first, before a person is asked (rows 17 and 22). */
function lawful(publication: Publication, next: Next): Next {
  if (next.state !== 'unknown' || publication.state === 'reconciling') return next;
  return { state: 'reconciling', patch: { ...next.patch, wake_at: nowPlus(0) } };
}

/** Negative looks needed after the quiet window before a person is asked (row 21). */
const negativesNeeded = 3;

function stepFor(context: Context, publication: Publication, seen: Settlement, at: Date): Next {
  const later = nowPlus(context.pace.lookEveryMs);
  const held = publication.hold_until !== null && publication.hold_until > at;
  switch (seen.state) {
    case 'live':
      return {
        state: 'published',
        patch: {
          external_id: seen.externalId,
          external_url: seen.url,
          published_at: at,
          reason:
            publication.state === 'reconciling' ? 'reason-found-on-the-account' : 'reason-platform-said-live',
          detail: '',
          evidence: {
            by: 'looking on the account',
            seen: seen.seen,
            externalId: seen.externalId,
            url: seen.url,
          },
        },
      };
    case 'failed':
      return {
        state: 'failed',
        patch: {
          reason: 'reason-content-refused',
          detail: seen.failure.message,
          evidence: { said: seen.failure.message },
        },
      };
    case 'processing':
      return {
        state: publication.state,
        patch: {
          wake_at: nowPlus(seen.askAgainInSeconds * 1000 * context.config.pace),
          reason: 'reason-waiting-for-the-platform',
        },
      };
    case 'several':
      return {
        state: 'unknown',
        patch: {
          reason: 'reason-several-candidates',
          candidates: [...seen.candidates],
          evidence: { candidates: seen.candidates },
        },
      };
    case 'cannot-look':
      return held && seen.failure.kind !== 'permission'
        ? { state: publication.state, patch: { wake_at: later, detail: seen.failure.message } }
        : {
            state: 'unknown',
            patch: {
              reason: 'reason-cannot-look',
              detail: seen.failure.message,
              evidence: { said: seen.failure.message },
            },
          };
    case 'absent': {
      const settled = publication.settle_at !== null && publication.settle_at <= at;
      const negative_looks = publication.negative_looks + (settled ? 1 : 0);
      const evidence = { looked: seen.looked, negatives: negative_looks };
      return negative_looks >= negativesNeeded || !held
        ? { state: 'unknown', patch: { reason: 'reason-not-found-yet', negative_looks, evidence } }
        : { state: publication.state, patch: { wake_at: later, negative_looks, reason: publication.reason } };
    }
  }
}
