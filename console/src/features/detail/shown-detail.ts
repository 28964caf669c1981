// What the detail screen shows, whether it is a draft or a package: one composition, and which row it stands for.
import { Composition, compositionOfDraft, Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';

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
type PackageFound = OutputOf<typeof contentEndpoints.queryPackage>['materialInfo'];

export function detailOfDraft(id: string, { draft, schedule }: DraftFound): Detail {
  const content = compositionOfDraft(Draft.parse(draft));
  return {
    subject: { kind: 'draft', id, revision: draft.revision },
    content,
    createTime: draft.createTime ?? '',
    schedule,
  };
}

export function detailOfPackage({ baseInfo, materialList, tagInfos, ...rest }: PackageFound): Detail {
  const { age } = baseInfo;
  const content = Composition.parse({
    ...rest,
    ...baseInfo,
    cover: baseInfo.thumbPic,
    age: typeof age === 'string' || typeof age === 'number' ? age : null,
    media: materialList,
    tagNames: tagInfos.map(({ tagName }) => tagName),
  });
  return {
    subject: { kind: 'package', id: rest.pkGUID, revision: rest.revision },
    content,
    createTime: baseInfo.createTime,
    schedule: null,
  };
}
