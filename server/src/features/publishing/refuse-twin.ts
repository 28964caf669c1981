// Refuse a twin: what is on its way is never doubled; what went live only when a person confirmed it.
import { Refusal } from '../../refusal.ts';
import { mayBeConfirmed, type Publication } from './store/rows.ts';

/** `account` is its name. */
export function refuseTwin(
  twin: Publication | null,
  { again, account }: { readonly again: boolean; readonly account: string },
): void {
  if (!twin) return;
  const figures = { account, publication: twin.id };
  if (!mayBeConfirmed(twin)) throw new Refusal('already-on-its-way', figures);
  if (!again) throw new Refusal('same-post-again', figures);
}
