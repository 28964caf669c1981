// Inspect what waits for its time, an hour and five minutes before: what stands in the way is told while there is time.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Finding, FindingCode } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { findAccountOwners } from '../accounts/find-account-owners.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { choosePreflight } from './choose-preflight.ts';
import { openInspection } from './open-inspection.ts';
import { inspectPublication } from './inspect-publication.ts';
import { notifyOfRequester } from './notify-of-requester.ts';
import { readFence } from './store/lanes.ts';
import { findDuePreflights, movePublication } from './store/publications.ts';
import { Overtaken, type Publication } from './store/rows.ts';

const inOneGo = 50;
/** Fifty that fall due in one minute are not fifty calls from one address in one moment. */
const atOnce = 4;

/** Who owns the account mends these, and may not be who publishes on it. */
const ownersToo: ReadonlySet<FindingCode> = new Set([
  'preflight-sign-in-needed',
  'preflight-sign-in-refused',
  'preflight-account-refused',
  'preflight-token-ends',
  'preflight-scope-missing',
]);

/** The worker does so for each channel by itself: a platform that does not answer holds up no other. */
export async function inspectWaiting(
  context: Context,
  of: readonly { readonly id: number }[] = context.channels,
): Promise<number> {
  const channelIds = of.map(({ id }) => id);
  const due = await findDuePreflights(context.db, channelIds, inOneGo);
  if (due.length === 0) return 0;
  const outside = openInspection(context);
  // Each takes the next one as soon as it is through with its last, and what was seen of that is told by then.
  const next = due.values();
  const inspectNext = async () => {
    for (const one of next) {
      // Before anything is locked: strangers take their time.
      const seen = await outside.inspect(one);
      await context.db
        .transaction()
        .execute((tx) => inspect(context, tx, one, seen))
        .catch((error: unknown) => {
          // Somebody changed it meanwhile: it is inspected the next time. A fault of ours holds up no other.
          if (!(error instanceof Overtaken))
            context.log.error({ publicationId: one.id, err: error }, 'a pre-flight stumbled');
        });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inspectNext));
  outside.end();
  return due.length;
}

async function inspect(
  context: Context,
  tx: Tx,
  one: Publication,
  outside: readonly Finding[],
): Promise<void> {
  const fence = await readFence(tx, one.account_id);
  const findings = joined(await inspectPublication(context, tx, one), outside);
  await movePublication(tx, one, fence, one.state, {
    preflight_at: choosePreflight(one.due_at, await readClock(tx)),
    wake_at: one.wake_at,
    reason: one.reason,
    evidence: { ...one.evidence, preflight: findings },
  });
  for (const finding of findings) await tell(context, tx, one, finding);
}

/** That an account is signed out says more than that its platform refused it just now. */
function joined(inside: readonly Finding[], outside: readonly Finding[]): Finding[] {
  const isSignedOut = inside.some(({ code }) => code === 'preflight-sign-in-needed');
  return [...inside, ...outside.filter(({ code }) => !(isSignedOut && code === 'preflight-sign-in-refused'))];
}

/** Once for each problem, however often it is found; how many or how far does not make it another one. */
async function tell(context: Context, tx: Tx, one: Publication, { code, figures }: Finding): Promise<void> {
  if (code === 'preflight-requester') await notifyOfRequester(tx, one);
  const zone = one.zone ?? context.config.zone;
  const account = (await findAccountOwners(tx, [one.account_id])).get(one.account_id);
  const told = new Set([one.requested_by, ...(ownersToo.has(code) && account ? [account.ownerId] : [])]);
  await sendMessages(
    tx,
    [...told].map((personId) => ({
      personId,
      kind: 'message-preflight',
      figures: {
        ...figures,
        account: account?.name ?? '',
        title: one.title,
        time: wallClockOf(one.due_at, zone),
        zone,
        finding: code,
      },
      link: `/api/content/publish/pubHistory?id=${one.id}`,
      onceKey: `${one.id}:${code}:${Object.values(figures)
        .filter((figure) => typeof figure === 'string')
        .join(' ')}${personId === one.requested_by ? '' : `:${personId}`}`,
    })),
  );
}
