// Uploads of a test's own over real HTTP: what a policy wants beside the file, and the form as a browser posts it.
import { Envelope } from '@herald/contract/envelope.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { Actor, Context } from '../context.ts';
import { signUpload } from '../features/media/sign-upload.ts';

export function uploadFields({ key, policy, accessid, signature }: UploadPolicy): Record<string, string> {
  return { key, policy, OSSAccessKeyId: accessid, signature, success_action_status: '200' };
}

/** `more` stands beside the fields, or in the place of them. */
export function uploadForm(
  policy: UploadPolicy,
  bytes: Buffer,
  name = 'x',
  more: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...uploadFields(policy), ...more })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export async function postForm(origin: string, form: FormData): Promise<Envelope & { status: number }> {
  const response = await fetch(`${origin}/prod-api/oss/upload`, { method: 'POST', body: form });
  return { status: response.status, ...Envelope.parse(await response.json()) };
}

/** Signed as it is and posted. */
export async function postFile(
  origin: string,
  context: Context,
  { owner, name, bytes }: { owner: Actor; name: string; bytes: Buffer },
): Promise<Envelope & { status: number }> {
  const policy = await signUpload(context, owner, { name, size: bytes.length });
  return postForm(origin, uploadForm(policy, bytes, name));
}
