// Opens what an address names: a draft, a package, something new, or the words of another item as something new.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { templateEndpoints } from '@herald/contract/endpoints/templates.ts';
import { compositionOfDraft, Draft, type Composition } from '@herald/contract/content.ts';
import { call } from '../../lib/call.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';
import type { Copied } from '../../lib/copy-address.ts';
import { say } from '../../lib/say.ts';
import { emptyComposition } from './composition.ts';
import type { Named } from './item-address.ts';
import { nobody, openedDraft, openedPackage, type Identity } from './saved-forms.ts';

/** What is new is not saved, whatever it says already. */
export type Opened = {
  readonly content: Composition;
  readonly identity: Identity;
  readonly isNew?: boolean;
  /** The key of the item it becomes, where it is a copy of the browser's and kept under that. */
  readonly restoredAs?: string;
};

/** Of a refusal the page itself makes something, so no notice repeats it. */
const mute = 'all';

async function open(id: string | null, pkGUID: string | null, signal?: AbortSignal): Promise<Opened> {
  const options = { mute, ...(signal ? { signal } : {}) } as const;
  if (id !== null) {
    const found = await call(contentEndpoints.queryDraft, { id }, options);
    return openedDraft({ ...found, draft: { ...found.draft, id } });
  }
  if (pkGUID === null) return { content: emptyComposition(), identity: nobody };
  const { materialInfo } = await call(contentEndpoints.queryPackage, { id: pkGUID }, options);
  return openedPackage(materialInfo);
}

async function said({ of, id }: Copied, signal?: AbortSignal): Promise<Pick<Opened, 'content'>> {
  if (of !== 'template') return of === 'draft' ? open(id, null, signal) : open(null, id, signal);
  const options = { mute, ...(signal ? { signal } : {}) } as const;
  const { draft } = await call(templateEndpoints.readTemplate, { id }, options);
  return { content: compositionOfDraft(Draft.parse(draft)) };
}

/** Who it was, where it was going and when stay with the one it is a copy of. */
async function openCopy({ of, id }: Copied, signal?: AbortSignal): Promise<Opened> {
  const { content } = await said({ of, id }, signal);
  // Nobody can read what it says, so nobody can say it again.
  if (content.oldFormat === true) throw new CallRefusal('content-refused', say('old-format'));
  const { scheduleTime: _at, scheduleids: _ids, updateStatus: _standing, ...words } = content;
  return { content: words, identity: nobody, isNew: true };
}

export function openNamed(named: Named, signal?: AbortSignal): Promise<Opened> {
  if (named.kind === 'new') return open(null, null);
  if (named.kind === 'copy') return openCopy(named.copied, signal);
  return named.kind === 'draft' ? open(named.id, null, signal) : open(null, named.id, signal);
}

/** As others left it, with its revisions, for who looks at it or takes over. */
export async function openLatest({ draftId, pkGUID }: Identity, signal?: AbortSignal): Promise<Opened> {
  if (draftId === null) return open(null, pkGUID, signal);
  const found = await call(
    contentEndpoints.queryDraft,
    { id: draftId },
    { mute, ...(signal ? { signal } : {}) },
  );
  const { content, identity } = openedDraft({ ...found, draft: { ...found.draft, id: draftId } });
  return { content, identity: { ...identity, packageRevision: found.packageRevision } };
}
