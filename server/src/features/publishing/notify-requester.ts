// Notify whoever asked for a publication of what became of it, once for each thing that happened; who owns the account, of what only he can mend.
import type { MessageKind } from '@herald/contract/messages.ts';
import { onItsWay, type Reason } from '@herald/contract/publications.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { adviseOn } from '../../platform-refusal.ts';
import { sendMessages, type NewMessage } from '../messages/send-messages.ts';
import { settleQuestions } from '../messages/settle-questions.ts';
import { findAccountOwners } from '../accounts/find-account-owners.ts';
import { describeReach } from './describe-reach.ts';
import { findChannel } from './find-channel.ts';
import { findChangeAskers } from './store/change-askers.ts';
import { readChangeReasons } from './store/change-reasons.ts';
import type { Announced } from './store/outbox.ts';
import type { Publication } from './store/rows.ts';

const kinds: Partial<Record<Publication['state'], MessageKind>> = {
  published: 'message-live',
  failed: 'message-failed',
  unknown: 'message-unknown',
  missed: 'message-missed',
  'auth-required': 'message-sign-in-expired',
  'externally-removed': 'message-gone',
};
/** A change that somebody asked for meanwhile: it did go live, and nothing else will say so. */
const changing: ReadonlySet<Publication['state']> = new Set(['editing', 'edit-failed', 'withdrawing']);
/** Announced beside what the state says. */
const beside: Readonly<Record<string, MessageKind>> = {
  copies: 'message-copies',
  'there-again': 'message-there-again',
  'articles-gone': 'message-articles-gone',
  'files-wait': 'message-files-wait',
  'own-limit': 'message-own-limit',
  late: 'message-late',
  'change-failed': 'message-change-failed',
  'change-unknown': 'message-change-unknown',
  'change-waits': 'message-change-waits',
  'change-sign-in': 'message-change-sign-in',
  'other-words': 'message-other-words',
  'repost-twin': 'message-repost-twin',
  'repost-gone': 'message-repost-gone',
  'repost-asker': 'message-repost-asker',
  'repost-restored': 'message-repost-restored',
  'repost-stopped': 'message-repost-stopped',
  'sent-after-all': 'message-sent-after-all',
  'wish-dropped': 'message-wish-dropped',
  'edit-stopped': 'message-edit-stopped',
};

/** Nothing is known yet of what becomes of it. */
const undecided: ReadonlySet<Publication['state']> = new Set([...onItsWay, 'unknown']);

/** An account is authorised anew by its owner (row 8), who can also look what became of a post when nobody else is there to. */
const ownersToo: ReadonlySet<MessageKind> = new Set([
  'message-sign-in-expired',
  'message-change-sign-in',
  'message-unknown',
]);
/** Told whoever asked for the change as well, who may be another than who published. */
const ofChanges: ReadonlySet<MessageKind> = new Set([
  'message-change-failed',
  'message-change-unknown',
  'message-change-waits',
  'message-change-sign-in',
  'message-other-words',
  'message-repost-twin',
  'message-repost-gone',
  'message-repost-asker',
  'message-repost-restored',
  'message-repost-stopped',
  'message-sent-after-all',
  'message-wish-dropped',
  'message-edit-stopped',
]);
/** Only these can be true of one publication more than once; the others are said once, whoever announces them. */
const recurring: ReadonlySet<MessageKind> = new Set([
  'message-unknown',
  'message-sign-in-expired',
  'message-files-wait',
  'message-late',
  'message-gone',
  'message-there-again',
  'message-articles-gone',
  ...ofChanges,
]);

/** The state is the present one: what has moved on since is told by its own announcement. */
export async function notifyRequester(context: Context, tx: Tx, told: readonly Announced[]): Promise<void> {
  const owners = await findAccountOwners(
    tx,
    told.map(({ publication }) => publication.account_id),
  );
  const askers = await findChangeAskers(
    tx,
    told.flatMap((one) => (ofChanges.has(kindOf(one) ?? 'message-live') ? [one.publication.id] : [])),
  );
  const ended = await readChangeReasons(tx, told);
  const messages = told.flatMap((one) => {
    const kind = kindOf(one);
    if (!kind) return [];
    const { requested_by: requester, account_id: accountId } = one.publication;
    const { ownerId, name } = owners.get(accountId) ?? { ownerId: requester, name: '' };
    const asker = ofChanges.has(kind) ? askers.get(one.publication.id) : undefined;
    const others = [requester, ...(ownersToo.has(kind) ? [ownerId] : [])];
    const people = new Set(one.asker === undefined ? [asker ?? requester, ...others] : [one.asker]);
    const reason = ended.get(one.publication.id) ?? one.publication.reason;
    return [...people].map((personId) => messageOf(context, one, { kind, personId, reason, account: name }));
  });
  // A question that was asked of it before: it has come further, to whatever end.
  const settled = told.filter(({ publication: { state } }) => !undecided.has(state));
  await settleQuestions(
    tx,
    settled.map(({ publication }) => linkOf(publication)),
  );
  await sendMessages(tx, messages);
}

function kindOf({ publication, kind, seq }: Announced): MessageKind | undefined {
  if (kind === 'reach-changed') return reachKind(publication);
  // It went on before anybody was told.
  if (kind === 'own-limit' && publication.reason !== 'reason-own-limit') return undefined;
  const isAsLate = publication.state === 'scheduled' && dueSeq(publication) === seq;
  if (kind === 'late' && !isAsLate) return undefined;
  const state = kind === 'went-live' && changing.has(publication.state) ? 'published' : publication.state;
  if (beside[kind] === undefined && publication.reason === 'reason-person-dropped') return 'message-dropped';
  const isPrivate = state === 'published' && publication.owner_only !== null;
  return beside[kind] ?? (isPrivate ? 'message-owner-only' : kinds[state]);
}

/** As it was announced (store/backlog.ts). */
function dueSeq({ due_at: due }: Publication): number {
  return Math.round(due.getTime() / 1_000);
}

/** As often as it is so: what is hidden may be shown again. */
function reachKind({ state, owner_only: ownerOnly }: Publication): MessageKind | undefined {
  if (state !== 'published' && !changing.has(state)) return undefined;
  return ownerOnly === null ? 'message-live' : 'message-owner-only';
}

type Addressed = {
  readonly kind: MessageKind;
  readonly personId: string;
  readonly reason: Reason;
  readonly account: string;
};

function messageOf(
  context: Context,
  { publication, seq, kind: announced }: Announced,
  { kind, personId, reason, account }: Addressed,
): NewMessage {
  const isRequester = personId === publication.requested_by;
  return {
    personId,
    kind,
    figures: {
      title: publication.title,
      count: publication.articles_gone.length,
      account,
      reason: kind === 'message-owner-only' ? describeReach(publication.owner_only, reason) : reason,
      ...adviseOn(
        findChannel(context, publication.channel_id),
        { platformCode: publication.platform_code, message: publication.detail },
        publication.state,
      ),
      looks: publication.looks,
      at: timeOf(context, publication.last_look_at),
      next: timeOf(context, publication.wake_at),
      due: timeOf(context, publication.due_at),
      over: timeOf(context, publication.expires_at),
    },
    link: linkOf(publication),
    onceKey: `${publication.id}:${kind}${recurring.has(kind) || announced === 'reach-changed' ? `:${seq}` : ''}${isRequester ? '' : `:${personId}`}`,
  };
}

function linkOf({ id }: Publication): string {
  return `/api/content/publish/pubHistory?id=${id}`;
}

function timeOf({ config }: Context, at: Date | null): string {
  return at === null ? '–' : `${wallClockOf(at, config.zone)} (${config.zone})`;
}
