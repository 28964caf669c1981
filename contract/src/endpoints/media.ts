// Calls around uploads: the signed policy before, the record after (document 1 §7, C-64).
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { UploadPolicy } from '../media.ts';
import { mayEdit } from '../permissions.ts';

const file = { name: z.string().min(1).max(400), size: z.coerce.number().int().positive() };

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
} as const;
