// What the detail screen shows, whether it is a draft or a package: one composition, and which row it stands for.
import { compositionOfDraft, Draft, type Composition } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { contentOfPackage, type PackageFound } from '../../lib/package-content.ts';

/** With the revision that is shown: nothing newer goes out unseen. */
export type Subject =
  | { readonly kind: 'draft'; readonly id: string; readonly revision: number | undefined }
  | { readonly kind: 'package'; readonly id: string; readonly revision: number };

/** What waits of it for its time. */
export type Waiting = { readonly id: string; readonly pubTime: string; readonly zone: string };

export type Detail = {
  readonly subject: Subject;
  readonly content: Composition;
  /** Wall clock of the platform's zone. */
  readonly createTime: string;
  readonly schedule: Waiting | null;
};

type DraftFound = OutputOf<typeof contentEndpoints.queryDraft>;

export function detailOfDraft(id: string, { draft, schedule }: DraftFound): Detail {
  const content = compositionOfDraft(Draft.parse(draft));
  return {
    subject: { kind: 'draft', id, revision: draft.revision },
    content,
    createTime: draft.createTime ?? '',
    schedule,
  };
}

export function detailOfPackage(found: PackageFound): Detail {
  return {
    subject: { kind: 'package', id: found.pkGUID, revision: found.revision },
    content: contentOfPackage(found),
    createTime: found.baseInfo.createTime,
    schedule: null,
  };
}
