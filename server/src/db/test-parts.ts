// All publications of an account, for tests, the oldest first.
import type { Context } from '../context.ts';
import type { TestAccount } from './test-account.ts';

export const partsOn = ({ db }: Context, { id }: Pick<TestAccount, 'id'>) =>
  db.selectFrom('publication').selectAll().where('account_id', '=', id).orderBy('created_at').execute();
