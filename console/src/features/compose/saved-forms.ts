// How a composition travels: as a draft or a package on the wire, and back.
import { Composition, draftOfComposition, type PackageBody } from '@herald/contract/content.ts';
import { compositionOfDraft, Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { z } from 'zod';

/** What waits of a draft for its time: while it does, the server lets nobody change the draft. */
export type Waiting = { readonly id: string; readonly pubTime: string; readonly zone: string };

/** Which rows in the database a composition stands for, and what was seen of them; nulls until it is saved. */
export type Identity = {
  readonly draftId: string | null;
  readonly pkGUID: string | null;
  /** The draft's. */
  readonly revision: number | null;
  readonly packageRevision: number | null;
  readonly schedule: Waiting | null;
};

/** By which the server is asked what went out of it: the draft knows its packages, also one made by somebody else meanwhile, or deleted. */
export function sentFrom({ draftId, pkGUID }: Pick<Identity, 'draftId' | 'pkGUID'>): string | null {
  return draftId ?? pkGUID;
}

export const nobody: Identity = {
  draftId: null,
  pkGUID: null,
  revision: null,
  packageRevision: null,
  schedule: null,
};

type DraftAsked = z.input<typeof Draft>;
type PackageAsked = z.input<typeof PackageBody>;
type DraftFound = OutputOf<typeof contentEndpoints.queryDraft>;
type PackageFound = OutputOf<typeof contentEndpoints.queryPackage>['materialInfo'];

/** `status` is 6 for a draft that is about to be scheduled (document 1 §4), `replaces` the schedule it then takes the place of; the keys name saves. */
export type DraftWish = Pick<DraftAsked, 'status' | 'replaces' | 'saveKey' | 'lostKeys'>;

/** And what only content can: `comesBack` where it was deleted, and its posts are live. */
export type SaveWish = DraftWish & Pick<PackageAsked, 'comesBack'>;

export function draftFrom(content: Composition, identity: Identity, wish: DraftWish = {}): DraftAsked {
  return {
    ...draftOfComposition(content),
    ...(identity.pkGUID === null ? {} : { pkGUID: identity.pkGUID }),
    ...(identity.revision === null ? {} : { revision: identity.revision }),
    ...(identity.packageRevision === null ? {} : { packageRevision: identity.packageRevision }),
    ...wish,
  };
}

export function packageFrom(
  content: Composition,
  identity: Identity,
  { replaces, comesBack }: Pick<SaveWish, 'replaces' | 'comesBack'> = {},
): PackageAsked {
  return {
    ...content,
    materialList: content.media,
    tagInfos: content.tagNames.map((tagName) => ({ tagName })),
    thumbPic: content.cover,
    ...(identity.pkGUID === null ? {} : { pkGUID: identity.pkGUID }),
    ...(identity.packageRevision === null ? {} : { revision: identity.packageRevision }),
    ...(identity.draftId === null
      ? {}
      : { draftid: identity.draftId, channelBindIds: content.accountIds.join(',') }),
    ...(identity.revision === null ? {} : { draftrevision: identity.revision }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(comesBack ? { comesBack } : {}),
  };
}

export function openedDraft({ draft, basedOn, schedule }: DraftFound): {
  content: Composition;
  identity: Identity;
} {
  return {
    content: compositionOfDraft(Draft.parse(draft)),
    identity: {
      draftId: draft.id ?? null,
      pkGUID: draft.pkGUID ?? null,
      revision: draft.revision ?? null,
      packageRevision: basedOn,
      schedule,
    },
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
  return { content, identity: { ...nobody, pkGUID: found.pkGUID, packageRevision: found.revision } };
}
