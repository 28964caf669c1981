// Refuse a twin: what is on its way is never doubled; what went live only when a person confirmed it.
import { Refusal } from '../../refusal.ts';
import type { Publication } from './store/rows.ts';

/** `failed`: dropped by a person, and nobody knows whether it stands. */
const mayStand: ReadonlySet<Publication['state']> = new Set([
  'published',
  'edit-failed',
  'externally-removed',
  'failed',
]);

/** `account` is its name. */
export function refuseTwin(
  twin: Publication | null,
  { again, account }: { readonly again: boolean; readonly account: string },
): void {
  if (!twin) return;
  const figures = { account, publication: twin.id };
  if (!mayStand.has(twin.state)) throw new Refusal('already-on-its-way', figures);
  if (!again) throw new Refusal('same-post-again', figures);
}
