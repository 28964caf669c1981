// Uploads of a test's own over real HTTP, as a browser makes them: the form to the address of its policy, then the question what became of it.
import { Envelope } from '@herald/contract/envelope.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { Actor, Context } from '../context.ts';
import { signUpload } from '../features/media/sign-upload.ts';

/** `code` is 0 and `message` the answer itself where a store elsewhere speaks, which knows no envelope. */
export type Said = Envelope & { status: number };

/** What our own door wants beside a file, whatever the store. */
export function uploadFields({ key, policy, accessid, signature }: UploadPolicy): Record<string, string> {
  return { key, policy, OSSAccessKeyId: accessid, signature, success_action_status: '200' };
}

/** `more` stands beside the fields, or in the place of them. */
export function uploadForm(
  policy: Pick<UploadPolicy, 'fields'>,
  bytes: Buffer,
  name = 'x',
  more: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...policy.fields, ...more })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export async function sendForm(origin: string, policy: UploadPolicy, form: FormData): Promise<Said> {
  const posted = await answerOf(fetch(new URL(policy.uploader, origin), { method: 'POST', body: form }));
  return policy.confirm === null || posted.status >= 300 ? posted : confirmPosted(origin, policy);
}

export async function confirmPosted(
  origin: string,
  { confirm, policy, signature }: UploadPolicy,
): Promise<Said> {
  const headers = { 'upload-policy': policy, 'upload-signature': signature };
  return answerOf(fetch(new URL(confirm ?? '', origin), { method: 'POST', headers }));
}

async function answerOf(asked: Promise<Response>): Promise<Said> {
  const response = await asked;
  const [status, text] = [response.status, await response.text()];
  const isOurs = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const envelope = isOurs ? Envelope.parse(JSON.parse(text)) : { code: 0, message: text, data: null };
  return { status, ...envelope };
}

/** Signed as it is and posted. */
export async function postFile(
  origin: string,
  context: Context,
  { owner, name, bytes }: { owner: Actor; name: string; bytes: Buffer },
): Promise<Said> {
  const policy = await signUpload(context, owner, { name, size: bytes.length });
  return sendForm(origin, policy, uploadForm(policy, bytes, name));
}
