// Admit a reader of files: whoever is signed in, told in one question, for a film asks it with every part.
import type { Context } from '../../context.ts';
import { hashOf } from '../../secrets.ts';
import { isOfOpenSession } from './store/sessions.ts';

/**
 * Reading is no deed, so it keeps no session awake. A token that needs refreshing counts while its session goes on: a picture in a
 * page cannot refresh it, and would stay broken (docs/decisions/0009).
 */
export async function admitReader(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { token }: { token: string },
): Promise<boolean> {
  return isOfOpenSession(db, hashOf(token), config.signOn.sessions);
}
