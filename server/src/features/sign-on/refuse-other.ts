// Refuse: a window that was opened by somebody else, whose browser has this session now; it must do nothing in their name.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPerson } from '../people/load-person.ts';

/** `meant` is who the window belongs to, null where it does not say. The refusal tells whose session it is. */
export async function refuseOther(
  context: Context,
  { personId }: { personId: string },
  meant: string | null,
): Promise<void> {
  if (meant === null || meant === personId) return;
  const person = await loadPerson(context, personId);
  throw new Refusal('signed-in-otherwise', { name: person?.name ?? '' });
}
