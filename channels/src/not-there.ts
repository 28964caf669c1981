// Not there, or not for us to see: several platforms say both in the same words. Only who sees the account's own posts concludes "gone".
import type { Standing } from './channel.ts';
import { type Failure, type FailureKind, noticed, type Result } from './failure.ts';

/** Both read only, with the token of the account. `newest` are the external ids of its own list's first page. */
export type Looks = {
  /** The post by its id; null when the platform says that there is none. */
  readonly read: () => Promise<Result<object | null>>;
  readonly newest: () => Promise<Result<readonly string[]>>;
};

const gone = { ok: true, value: 'gone' } as const;

/** What a deletion came to that the platform answered with `refused`: that there is nothing, or nothing certain. */
export async function concludeDeleted(
  refused: Failure,
  externalId: string,
  looks: Looks,
): Promise<Result<'gone'>> {
  const isDoubted = refused.kind === 'unknown';
  const read = await looks.read();
  // What a look came to says nothing of the call before it.
  if (!read.ok) return isDoubted ? { ok: false, failure: refused } : unseen(read.failure);
  if (read.value !== null && isDoubted)
    return noticed('unknown', `Still there: ${refused.message}`, refused.platformCode);
  // It is seen, so what was missing is the right to delete it.
  if (read.value !== null) return { ok: false, failure: { ...refused, kind: 'permission' } };
  const missing = await concludeMissing(externalId, looks);
  if (missing.ok) return gone;
  return isDoubted ? { ok: false, failure: refused } : missing;
}

/** As `Standing` for a post that the platform says is not there. */
export async function concludeAbsent(
  externalId: string,
  looks: Omit<Looks, 'read'>,
): Promise<Result<Standing>> {
  const missing = await concludeMissing(externalId, looks);
  return missing.ok ? { ok: true, value: { stands: false, copies: [] } } : missing;
}

/** After a look by its id found nothing: whether that means anything. */
export async function concludeMissing(
  externalId: string,
  { newest }: Omit<Looks, 'read'>,
): Promise<Result<'gone'>> {
  const own = await newest();
  if (!own.ok) return unseen(own.failure);
  // A list may lag behind, and then says otherwise the next time.
  if (own.value.includes(externalId))
    return noticed('unknown', 'By its id it is not there, and the account lists it', 'listed');
  return gone;
}

/** Of a look, these kinds would say of the call before it that it was never sent, or that the post is at fault. */
const retold: Partial<Record<FailureKind, FailureKind>> = {
  presend: 'unknown',
  duplicate: 'unknown',
  content: 'permission',
  media: 'permission',
};

/** A look that was refused, as the failure of what was to be known by it. */
function unseen(failure: Failure): Result<never> {
  return { ok: false, failure: { ...failure, kind: retold[failure.kind] ?? failure.kind } };
}
