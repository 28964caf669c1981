// Copy a publication: the same post to the same account once more, due at once; who asks for it and why is its caller's to say.
import { dayMs } from '@herald/contract/constants.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { countRepeats } from './count-repeats.ts';
import { identifySent } from './identify-sent.ts';
import { listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

export async function copyPublication(tx: Tx, old: Publication, at: Date) {
  const { fingerprint, article_fingerprints } = identifySent(old);
  return {
    package_id: old.package_id,
    also_packages: old.also_packages,
    also_versions: old.also_versions,
    also_drafts: old.also_drafts,
    draft_id: old.draft_id,
    account_id: old.account_id,
    channel_id: old.channel_id,
    department_id: old.department_id,
    content_version: old.content_version,
    repeat_no: await repeatNoOf(tx, old),
    title: old.title,
    post: JSON.stringify(old.post),
    fingerprint,
    article_fingerprints,
    due_at: at,
    expires_at: new Date(at.getTime() + dayMs),
    wake_at: nowPlus(0),
  };
}

/** Beside another one of its version that stands it is one more. */
async function repeatNoOf(tx: Tx, old: Publication): Promise<number> {
  const same = (await listOfPackage(tx, old.package_id)).filter(
    (other) =>
      other.package_id === old.package_id &&
      other.account_id === old.account_id &&
      other.content_version === old.content_version,
  );
  return countRepeats(same, old.repeat_no);
}
