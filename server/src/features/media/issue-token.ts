// Issue an upload token in Qiniu's shape: the same policy, its signature and who signed in one word (R-API-061, C-64).
import type { UploadToken } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { signUpload } from './sign-upload.ts';

/** Our own door takes such a form, whatever the store. */
const url = '/prod-api/oss/upload';

export async function issueToken(
  context: Context,
  actor: Actor,
  file: { name: string; size: number; md5?: string | undefined },
): Promise<UploadToken> {
  const { key, accessid, signature, policy } = await signUpload(context, actor, file);
  return { key, token: [accessid, signature, policy].join(':'), url };
}
