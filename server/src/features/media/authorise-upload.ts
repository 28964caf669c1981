// Authorise an upload by its fields: exactly those that were signed, and nothing more (hostile.md O20).
import { problem } from '@herald/contract/problems.ts';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import type { Vault } from '../../vault.ts';

const key = z.string().min(1).max(200);
/** Aliyun's form (C-64), and Qiniu's, whose token is `who:signature:policy`. */
const Fields = z.union([
  z.strictObject({
    key,
    policy: z.string().max(2_000),
    OSSAccessKeyId: z.literal('herald'),
    signature: z.string().max(200),
    success_action_status: z.literal('200'),
  }),
  z
    .strictObject({ key, token: z.string().regex(/^herald:[^:]{1,200}:[^:]{1,2000}$/) })
    .transform(({ key, token }) => {
      const [, signature = '', policy = ''] = token.split(':');
      return { key, signature, policy };
    }),
]);
const Signed = z.object({
  conditions: z.tuple([z.object({ key: z.string() }), z.unknown(), z.unknown()]),
});

export function authoriseUpload(vault: Vault, given: ReadonlyMap<string, string>): { key: string } {
  const fields = Fields.safeParse(Object.fromEntries(given));
  if (!fields.success)
    throw new Refusal('upload-refused', { part: 'fields' }, [problem('upload-form-wrong', 'images')]);
  const { key, policy, signature } = fields.data;
  if (!same(signature, vault.sign(policy, 'upload')))
    throw new Refusal('upload-refused', { part: 'signature' }, [problem('upload-form-wrong', 'images')]);
  const signed = Signed.parse(JSON.parse(Buffer.from(policy, 'base64').toString('utf8')));
  if (signed.conditions[0].key !== key)
    throw new Refusal('upload-refused', { part: 'key' }, [problem('upload-form-wrong', 'images')]);
  return { key };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
