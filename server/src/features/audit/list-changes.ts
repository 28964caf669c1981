// List what the audit log holds, the newest first; days are those of the platform's zone, both ends within.
import { AuditSubject } from '@herald/contract/audit.ts';
import type { auditEndpoints } from '@herald/contract/endpoints/audit.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { instantOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { listEntries } from './store.ts';

type Endpoint = typeof auditEndpoints.auditLog;

export async function listChanges(
  { db, config }: Context,
  _actor: Actor,
  { page, pageSize, from, until, what, upTo, ...words }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const isKind = AuditSubject.safeParse(what).success;
  const filter = {
    ...words,
    from: beginOf(from, config.zone),
    before: beginOf(dayAfter(until), config.zone),
    kind: isKind ? what : null,
    deed: isKind || what === '' ? null : what,
    upTo: upTo ?? null,
  };
  const { items, total } = await listEntries(db, filter, { page, pageSize });
  return {
    items: items.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    total,
  };
}

function dayAfter(day: string): string {
  if (day === '') return '';
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function beginOf(day: string, zone: string): Date | null {
  if (day === '') return null;
  const clock = instantOf(`${day} 00:00:00`, zone);
  if (!clock) throw new Refusal('time-unreadable');
  return clock.instant;
}
