// Describe a decision: what is written of the publication itself; what concerns its attempts and its lane is applied beside it.
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Reason } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { describeLive } from './describe-live.ts';
import type { Patch, Publication } from './store/rows.ts';

/** `wakeInMs` is from the moment it is written, by the database's clock; null: nothing wakes it. */
export type Described = {
  readonly reason: Reason;
  readonly wakeInMs: number | null;
  readonly detail?: string;
  /** By which the detail is said in its reader's language. */
  readonly platformCode?: string;
  readonly tries?: number;
  /** No call is out, and it holds up nothing of its account until it wakes. */
  readonly rests?: boolean;
  readonly negativeLooks?: number;
  readonly handle?: string;
  readonly candidates?: readonly string[];
  readonly live?: { readonly externalId: string; readonly url: string };
  readonly evidence: Evidence;
  /** The handles of the harmless steps are worth nothing any more. */
  readonly forgetHandles?: boolean;
  /** Nothing stands of the calls so far. */
  readonly disproved?: boolean;
};

export function describeDecision(context: Context, publication: Publication, decision: Described): Patch {
  const { wakeInMs, tries, negativeLooks, handle, candidates, live } = decision;
  return {
    reason: decision.reason,
    detail: decision.detail ?? '',
    platform_code: decision.platformCode ?? '',
    evidence: { ...decision.evidence },
    wake_at: wakeInMs === null ? null : nowPlus(wakeInMs),
    ...(tries === undefined ? {} : { tries }),
    ...(decision.rests ? { rests: true } : {}),
    ...(negativeLooks === undefined ? {} : { negative_looks: negativeLooks }),
    ...(forgetsHandle(decision) ? { handle: null } : {}),
    ...(handle === undefined ? {} : { handle }),
    ...(candidates === undefined ? {} : { candidates: [...candidates] }),
    ...(live ? describeLive(context, publication, live) : {}),
  };
}

/** The name of a call that came to nothing would hide the one after it from every look. */
function forgetsHandle({ disproved, forgetHandles }: Described): boolean {
  return disproved === true || forgetHandles === true;
}
