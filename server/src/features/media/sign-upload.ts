// Sign an upload: a policy for one file of one name and size, good once and for a quarter of an hour (C-64).
import { randomBytes } from 'node:crypto';
import { chunkBytes, chunksAboveBytes } from '@herald/contract/constants.ts';
import { checkUpload, type UploadPolicy } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { identifyFile } from './identify-file.ts';
import { limitUploads } from './limit-uploads.ts';
import { reviveUpload } from './store/chunks.ts';
import { lockUploads, uploadTimes } from './store/upload-counts.ts';
import { insertUpload, type BegunUpload, type UploadRow } from './store/uploads.ts';

const { policyMs: livesMs } = uploadTimes;
const uploadPath = '/prod-api/oss/upload';
const landedPath = '/prod-api/oss/landed';
const chunksPath = '/prod-api/oss/chunks';
const accessid = 'herald';

/**
 * The name only decides the ending: the key is ours, and nothing a person wrote becomes a path (hostile.md U01). An upload of the
 * same file that stopped in the middle is signed for anew.
 */
export async function signUpload(
  context: Context,
  actor: Actor,
  file: { name: string; size: number; md5?: string | undefined },
): Promise<UploadPolicy> {
  const widened = context.channels.flatMap(({ rules }) => [
    ...rules.images.types,
    ...(rules.video?.types ?? []),
  ]);
  const problems = checkUpload(file, widened);
  if (problems.length > 0) throw new Refusal('upload-refused', {}, problems);
  const ending = endingOf(file.name);
  const { personId: ownerId, departmentId, sessionId } = actor;
  const row = {
    key: `${randomBytes(20).toString('hex')}.${ending}`,
    ownerId,
    departmentId,
    name: file.name,
    ending,
    sizeBytes: file.size,
    md5: file.md5 ?? null,
    sessionId,
  };
  const { key, expiresAt } = await context.db.transaction().execute((tx) => begin(tx, context.limits, row));
  const policy = Buffer.from(
    JSON.stringify({
      expiration: expiresAt.toISOString(),
      conditions: [{ key }, { success_action_status: '200' }, ['content-length-range', file.size, file.size]],
    }),
  ).toString('base64');
  const signature = context.vault.sign(policy, 'upload');
  const { uri, fields, confirm } = await composeForm(context, row, { key, policy, signature });
  return {
    uploader: uri,
    uploadUri: uri,
    filename: key,
    dir: '',
    key,
    k: accessid,
    v: policy,
    policy,
    accessid,
    signature,
    expire: Math.floor(expiresAt.getTime() / 1_000),
    fields,
    confirm,
    chunks: goesInChunks(row) ? { uri: `${chunksPath}/${key}`, bytes: chunkBytes } : null,
  };
}

/** Anew, or where the same file of the same person stopped; refused where it is too much of them. */
async function begin(
  tx: Tx,
  limits: Context['limits'],
  row: BegunUpload,
): Promise<{ key: string; expiresAt: Date }> {
  await lockUploads(tx, row.ownerId);
  const stopped = await reviveUpload(tx, row, livesMs);
  const begun = { ...row, key: stopped?.key ?? row.key };
  await limitUploads(tx, limits, { ...begun, goesOn: stopped !== undefined });
  return stopped ?? { key: row.key, expiresAt: await insertUpload(tx, row, livesMs) };
}

type Form = Pick<UploadPolicy, 'fields' | 'confirm'> & { uri: string };

/** To a store that takes files from browsers itself, else to us, in the fields of C-64. */
async function composeForm(
  { files }: Context,
  { ending, sizeBytes }: UploadRow,
  { key, policy, signature }: { key: string; policy: string; signature: string },
): Promise<Form> {
  const { landing } = files;
  if (!landing) {
    const ours = { key, policy, OSSAccessKeyId: accessid, signature, success_action_status: '200' };
    return { uri: uploadPath, fields: ours, confirm: null };
  }
  const mimeType = identifyFile(ending)?.mimeType ?? '';
  const signed = await landing.sign(key, { sizeBytes, mimeType, livesSeconds: livesMs / 1_000 });
  return { ...signed, confirm: `${landedPath}/${key}` };
}

/** A picture is decoded whole, and is never as large. */
function goesInChunks({ ending, sizeBytes }: { ending: string; sizeBytes: number }): boolean {
  return sizeBytes > chunksAboveBytes && identifyFile(ending)?.kind !== 'img';
}
