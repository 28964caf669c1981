// The parts of a message: which packages a publication carries, in which version and from which draft each.
import type { Publication } from './rows.ts';

export function packagesIn({ package_id: first, also_packages: later }: Publication): string[] {
  return [first, ...later];
}

/** Undefined in messages from before they were kept. */
export function versionIn(one: Publication, packageId: string): number | undefined {
  if (one.package_id === packageId) return one.content_version;
  return one.also_versions[one.also_packages.indexOf(packageId)];
}

export function itemsIn(one: Publication): { packageId: string; draftId: string | null }[] {
  return packagesIn(one).map((packageId) => ({ packageId, draftId: draftIn(one, packageId) }));
}

/** Whether it carries one of the packages or came from one of the drafts; not where it only shows it since an edit. */
export function isOfItem(
  one: Publication,
  { packageIds, draftIds }: { packageIds: readonly string[]; draftIds: readonly string[] },
): boolean {
  return itemsIn(one).some(
    ({ packageId, draftId }) =>
      packageIds.includes(packageId) || (draftId !== null && draftIds.includes(draftId)),
  );
}

/** Null where it came from none, and in messages from before they were kept. */
function draftIn(one: Publication, packageId: string): string | null {
  if (one.package_id === packageId) return one.draft_id;
  return one.also_drafts[one.also_packages.indexOf(packageId)] ?? null;
}
