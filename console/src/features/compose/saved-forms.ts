// How a composition travels: as a draft or a package on the wire, and back.
import {
  Composition,
  draftOfComposition,
  type PackageBody,
  type DraftOut,
} from '@herald/contract/content.ts';
import { compositionOfDraft, Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { z } from 'zod';

/** Which row in the database a composition stands for; nulls until it is saved. */
export type Identity = {
  readonly draftId: string | null;
  readonly pkGUID: string | null;
  readonly revision: number | null;
};

export const nobody: Identity = { draftId: null, pkGUID: null, revision: null };

type DraftAsked = z.input<typeof Draft>;
type PackageAsked = z.input<typeof PackageBody>;
type PackageFound = OutputOf<typeof contentEndpoints.queryPackage>['materialInfo'];

/** `status` is 6 for a draft that is about to be scheduled (document 1 §4). */
export function draftFrom(content: Composition, identity: Identity, status?: number): DraftAsked {
  return {
    ...draftOfComposition(content),
    ...(identity.pkGUID === null ? {} : { pkGUID: identity.pkGUID }),
    ...(identity.revision === null ? {} : { revision: identity.revision }),
    ...(status === undefined ? {} : { status }),
  };
}

export function packageFrom(content: Composition, identity: Identity): PackageAsked {
  return {
    ...content,
    materialList: content.media,
    tagInfos: content.tagNames.map((tagName) => ({ tagName })),
    thumbPic: content.cover,
    ...(identity.pkGUID === null ? {} : { pkGUID: identity.pkGUID }),
    ...(identity.draftId === null ? {} : { draftid: identity.draftId }),
  };
}

export function openedDraft(draft: z.output<typeof DraftOut>): { content: Composition; identity: Identity } {
  return {
    content: compositionOfDraft(Draft.parse(draft)),
    identity: { draftId: draft.id ?? null, pkGUID: draft.pkGUID ?? null, revision: draft.revision ?? null },
  };
}

export function openedPackage(found: PackageFound): { content: Composition; identity: Identity } {
  const { baseInfo, materialList, tagInfos, ...rest } = found;
  const content = Composition.parse({
    ...rest,
    ...baseInfo,
    cover: baseInfo.thumbPic,
    age: typeof baseInfo.age === 'string' || typeof baseInfo.age === 'number' ? baseInfo.age : null,
    media: materialList,
    tagNames: tagInfos.map((tag) => tag.tagName),
  });
  return { content, identity: { ...nobody, pkGUID: found.pkGUID } };
}
