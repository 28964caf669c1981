// Record in the audit log that a password was refused: of whom, and from where. Never what was typed: people type their password as their username.
import type { Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** `account` is null where there is none of this name. As often as a password may be tried, which is seldom (check-password.ts). */
export async function recordRefusal(
  { db }: Context,
  { account, address }: { account: string | null; address: string },
): Promise<void> {
  const subject = account ?? '?';
  await db
    .transaction()
    .execute((tx) =>
      recordChange(
        tx,
        { personId: nobody, name: '?', account: subject, address },
        { deed: 'session.refuse', subjectKind: 'session', subjectId: '', subject, before: null, after: null },
      ),
    );
}
