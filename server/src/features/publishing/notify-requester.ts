// Notify whoever asked for a publication of what became of it, once for each thing that happened.
import type { MessageKind } from '@herald/contract/messages.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
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
  'change-failed': 'message-change-failed',
};

/** Only these can be true of one publication more than once; the others are said once, whoever announces them. */
const recurring: ReadonlySet<MessageKind> = new Set([
  'message-unknown',
  'message-sign-in-expired',
  'message-change-failed',
]);

/** The state is the present one: what has moved on since is told by its own announcement. */
export async function notifyRequester(
  context: Context,
  tx: Tx,
  publication: Publication,
  { kind: announced, seq }: { kind: string; seq: number },
): Promise<void> {
  const state =
    announced === 'went-live' && changing.has(publication.state) ? 'published' : publication.state;
  const kind = beside[announced] ?? kinds[state];
  if (!kind) return;
  await sendMessage(tx, {
    personId: publication.requested_by,
    kind,
    figures: {
      title: publication.title,
      account: await findAccountName(tx, publication.account_id),
      reason: publication.reason,
      looks: publication.looks,
      at: timeOf(context, publication.last_look_at),
      next: timeOf(context, publication.wake_at),
    },
    link: `/api/content/publish/pubHistory?id=${publication.id}`,
    onceKey: `${publication.id}:${kind}${recurring.has(kind) ? `:${seq}` : ''}`,
  });
}

function timeOf({ config }: Context, at: Date | null): string {
  return at === null ? '–' : `${wallClockOf(at, config.zone)} (${config.zone})`;
}
