// Read a package inside the transaction that publishes it; only one's own department's can be published.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findPackage } from './find-package.ts';

export type PackageToPublish = { id: string; version: number; title: string; content: Composition };

export async function readPackageForPublishing(
  db: Executor,
  actor: Actor,
  { pkGUID }: { pkGUID: string },
): Promise<PackageToPublish> {
  const { id, version, title, content } = await findPackage(db, actor, { id: pkGUID, to: 'change' });
  return { id, version, title, content };
}
