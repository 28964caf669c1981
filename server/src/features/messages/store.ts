// The rows of messages: each told once, to one person.
import type { MessageKind } from '@herald/contract/messages.ts';
import { sql } from 'kysely';
import { now, type Executor } from '../../db/client.ts';

export type MessageRow = {
  id: string;
  kind: string;
  figures: Record<string, unknown>;
  link: string;
  createdAt: Date;
  read: boolean;
};

export type NewMessage = {
  personId: string;
  kind: MessageKind;
  figures: Readonly<Record<string, string | number>>;
  link: string;
  onceKey: string;
};

/** Those whose key was told before are left out. In one order whoever tells them: two who tell the same ones never wait for each other. */
export async function insertMessages(db: Executor, messages: readonly NewMessage[]): Promise<void> {
  const ordered = messages.toSorted((one, other) => (one.onceKey < other.onceKey ? -1 : 1));
  const rows = ordered.map((message) => ({
    person_id: message.personId,
    kind: message.kind,
    figures: JSON.stringify(message.figures),
    link: message.link,
    once_key: message.onceKey,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}

function messagesOf(db: Executor, personId: string) {
  return db.selectFrom('message').where('person_id', '=', personId);
}

export async function messageRows(
  db: Executor,
  personId: string,
  range: { kinds?: readonly MessageKind[]; read?: boolean; limit: number; offset: number },
): Promise<MessageRow[]> {
  const rows = messagesOf(db, personId)
    .$if(range.kinds !== undefined, (asked) => asked.where('kind', 'in', range.kinds ?? []))
    .select([
      'id',
      'kind',
      'figures',
      'link',
      'created_at as createdAt',
      sql<boolean>`read_at is not null`.as('read'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset);
  if (range.read === undefined) return rows.execute();
  return rows.where('read_at', range.read ? 'is not' : 'is', null).execute();
}

/** Of each kind, the read and the others apart. */
export async function countMessages(
  db: Executor,
  personId: string,
): Promise<{ kind: string; isRead: boolean; total: number }[]> {
  const isRead = sql<boolean>`read_at is not null`;
  return messagesOf(db, personId)
    .select((of) => ['kind', isRead.as('isRead'), of.fn.countAll<number>().as('total')])
    .groupBy(['kind', isRead])
    .execute();
}

/** These of this person's, or all of these kinds. */
export async function markRows(
  db: Executor,
  personId: string,
  { ids, kinds }: { ids: readonly string[]; kinds: readonly MessageKind[] },
): Promise<number> {
  const change = db
    .updateTable('message')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null);
  const marked = await (
    ids.length > 0 ? change.where('id', 'in', ids) : change.where('kind', 'in', kinds)
  ).executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Questions about these, of all people; the index message_open_questions is of just these kinds. */
export async function markLinked(db: Executor, links: readonly string[]): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: now })
    .where('link', 'in', links)
    .where('read_at', 'is', null)
    .where(sql<boolean>`kind in ('message-unknown', 'message-sign-in-expired')`)
    .execute();
}
