// Search the people who may sign in by words in their name.
import type { Actor, Context } from '../../context.ts';
import { namesLike } from './store.ts';

const atMost = 20;

export async function searchPeople(
  { db }: Context,
  _actor: Actor,
  { name }: { name: string },
): Promise<{ items: { name: string }[] }> {
  return { items: await namesLike(db, name, atMost) };
}
