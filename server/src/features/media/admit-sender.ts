// Admit who sends to an upload: by its signed fields, and only while whoever signed for it is signed in and may upload (hostile.md A09, N02).
import { mayEdit, permits } from '@herald/contract/permissions.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseUpload } from './authorise-upload.ts';
import { listSenderSigns } from './store/senders.ts';

/** Asked with every chunk: rights change, and people leave, while a gigabyte is on its way. */
export async function admitSender(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  fields: ReadonlyMap<string, string>,
): Promise<{ key: string }> {
  const { key } = authoriseUpload(vault, fields);
  const signs = await listSenderSigns(db, key);
  // Of an upload that is not there it is said elsewhere.
  if (signs && !permits(mayEdit, new Set(signs))) throw new Refusal('forbidden');
  return { key };
}
