// Read a package with all its fields.
import type { MaterialInfo } from '@herald/contract/package-parts.ts';
import type { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { describePackage } from './describe-package.ts';
import { findPackage } from './find-package.ts';

export async function readPackage(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ materialInfo: z.output<typeof MaterialInfo> }> {
  const row = await findPackage(context.db, actor, { id, to: 'read' });
  return { materialInfo: describePackage(row, context.config.zone) };
}
