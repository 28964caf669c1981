// The calls of the audit log: a page of it, one entry, all that was found, and whether its chain holds.
import type { AuditDeed, AuditEntry, AuditSubject } from '@herald/contract/audit.ts';
import { auditEndpoints } from '@herald/contract/endpoints/audit.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { ListAddress } from '../../lib/list-address.ts';

/** Days as `YYYY-MM-DD`; whatever is empty narrows nothing. */
export type Wanted = {
  readonly from: string;
  readonly until: string;
  readonly who: string;
  readonly what: AuditDeed | AuditSubject | '';
  readonly subject: string;
};

export function useAuditLog({ page, pageSize, refreshTime }: ListAddress, wanted: Wanted) {
  return useQuery({
    queryKey: ['audit', 'log', page, pageSize, wanted, refreshTime],
    queryFn: ({ signal }) => call(auditEndpoints.auditLog, { page, pageSize, ...wanted }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Null where there is none of this number. `known` is the entry where a list holds it already. */
export function useEntry(seq: number, known: AuditEntry | undefined) {
  return useQuery({
    queryKey: ['audit', 'entry', seq],
    queryFn: async ({ signal }) => {
      const asked = { page: 1, pageSize: 1, upTo: seq };
      const { items } = await call(auditEndpoints.auditLog, asked, { signal, mute: 'all' });
      return items.find((entry) => entry.seq === seq) ?? null;
    },
    ...(known ? { initialData: known } : {}),
    // What is written there never changes.
    staleTime: Infinity,
  });
}

const mostOnPage = 100;
/** Beside these a person may still make a hundred calls in the same minute. */
export const exportedAtMost = 20_000;

/** From the newest on; what others write meanwhile is not in it. */
export async function readAllChanges(wanted: Wanted): Promise<{ rows: AuditEntry[]; isWhole: boolean }> {
  const rows: AuditEntry[] = [];
  let from = {};
  while (rows.length < exportedAtMost) {
    const asked = { ...wanted, page: 1, pageSize: mostOnPage, ...from };
    const { items } = await call(auditEndpoints.auditLog, asked);
    rows.push(...items);
    const last = items.at(-1);
    if (!last || items.length < mostOnPage) return { rows, isWhole: true };
    from = { upTo: last.seq - 1 };
  }
  return { rows, isWhole: false };
}

/** `known` is an end that was noted earlier, or empty. */
export function useChainCheck(known: string) {
  return useQuery({
    queryKey: ['audit', 'chain', known],
    queryFn: ({ signal }) => call(auditEndpoints.checkChain, { known }, { signal, mute: 'all' }),
    staleTime: 0,
    gcTime: 0,
  });
}
