// What can be done with a post by now: some platforms take changes of it for a while only.
import type { Can } from './channels.ts';
import { hourMs } from './constants.ts';

/** `liveSince`: null where it never went live. By the server's clock. */
export function canNow(can: Can, liveSince: Date | null, at: Date): Can {
  const { editFor } = can;
  if (!editFor || liveSince === null) return can;
  const { hours, because, since } = editFor;
  if (at.getTime() - liveSince.getTime() < hours * hourMs) return can;
  return { ...can, edit: { because, since, why: 'limit-edit-over' } };
}
