// Calls around uploads: what is there already, the signed policy before, what stopped in the middle (document 1 §7, C-64).
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { FileRecord, Md5, UnfinishedUpload, UploadPolicy, UploadToken } from '../media.ts';
import { mayEdit } from '../permissions.ts';

/** What is empty is said in its own sentence. */
const named = { name: z.string().min(1).max(400), size: z.coerce.number().int().nonnegative() };
/** With the hash of the whole, what arrives is compared with it, and an upload that stopped is found again. */
const file = { ...named, md5: Md5.optional() };

export const mediaEndpoints = {
  mediaPolicy: endpoint({
    method: 'POST',
    path: '/oss/media/postpolicy',
    summary: 'A policy for one file, good once and for 15 minutes.',
    input: z.object({ ...file, type: z.string().max(40), mediaType: z.coerce.number().int().optional() }),
    output: UploadPolicy,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  picturePolicy: endpoint({
    method: 'GET',
    path: '/oss/tuku/postpolicy',
    summary: 'A policy for one picture, good once and for 15 minutes.',
    input: z.object(file),
    output: UploadPolicy,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  uploadToken: endpoint({
    method: 'GET',
    path: '/qiniu/upload/token',
    summary:
      'A token for one file, posted with `key` and `token`, the file last; good once and for 15 minutes.',
    input: z.object(file),
    output: UploadToken,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  storedFile: endpoint({
    method: 'GET',
    path: '/oss/media/stored',
    summary:
      'The file of the department that has this md5 and size, which need not be sent again and is a material of the person from now on; or null.',
    input: z.object({ ...named, md5: Md5 }),
    output: FileRecord.nullable(),
    permission: mayEdit,
    alsoTakes: 'post',
    timeoutMs: slowCallTimeoutMs,
  }),
  unfinishedUploads: endpoint({
    method: 'GET',
    path: '/oss/media/unfinished',
    summary:
      'Uploads of the person that stopped in the middle and are kept for a day, or are looked at before they count.',
    input: z.object({}),
    output: z.array(UnfinishedUpload),
    permission: mayEdit,
  }),
  abandonUpload: endpoint({
    method: 'POST',
    path: '/oss/media/abandon',
    summary:
      'What was received of an unfinished upload of one’s own is thrown away, also while it is looked at: no file comes of it.',
    input: z.object({ key: z.string().max(200) }),
    output: z.object({ key: z.string() }),
    permission: mayEdit,
  }),
} as const;
