// Calls of the audit log: its entries, and whether its chain holds (paths ours).
import { z } from 'zod';
import { AuditDeed, AuditEnd, AuditEntry, AuditSubject, AuditVerdict } from '../audit.ts';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { mayReadAudit } from '../permissions.ts';
import { Paging, paged } from './paging.ts';

const words = z.string().trim().max(200).default('');
/** A day of the platform's zone, `YYYY-MM-DD`; empty leaves that end open. */
const day = z.union([z.iso.date(), z.literal('')]).default('');

export const auditEndpoints = {
  auditLog: endpoint({
    method: 'GET',
    path: '/control/audit/list',
    summary:
      'The audit log, newest first: by days, by words in who did it, by a deed or all deeds to one kind of subject, by words in the subject.',
    input: z.object({
      ...Paging,
      from: day,
      until: day,
      who: words,
      what: z.union([AuditDeed, AuditSubject, z.literal('')]).default(''),
      subject: words,
      /** Nothing newer than this entry: so its pages stay as they are while others write. */
      upTo: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: paged(AuditEntry),
    permission: mayReadAudit,
  }),
  checkChain: endpoint({
    method: 'GET',
    path: '/control/audit/verify',
    summary:
      'Whether every entry says what was written, follows the one before, and, with an end noted earlier, whether that is still there. Checked at most every 20 seconds; until then the last answer is given.',
    input: z.object({ known: z.union([AuditEnd, z.literal('')]).default('') }),
    output: AuditVerdict,
    permission: mayReadAudit,
    timeoutMs: slowCallTimeoutMs,
  }),
} as const;
