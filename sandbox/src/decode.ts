// Turns what came over the wire into a call, without judging it: refusing is each platform's own business.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { sha256Of } from './blobs.ts';
import { parseJson, textRecord } from './json.ts';
import type { Body, Call, Upload } from './call.ts';

/** The largest piece that a platform takes at once, with some room. */
export const LARGEST_BODY_BYTES = 72 * 1024 * 1024;
const MALFORMED = Symbol('malformed');

export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 2 * 1024 * 1024 });
  await app.register(multipart, {
    limits: { fileSize: LARGEST_BODY_BYTES, parts: 60, fieldSize: 1024 * 1024 },
  });

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const parsed = text === '' ? { value: undefined } : parseJson(text.toString());
    done(null, parsed === 'malformed' ? { [MALFORMED]: text.length } : parsed.value);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

export async function decode(request: FastifyRequest, firstByteAtMs: number): Promise<Call> {
  return { ...bareCall(request, firstByteAtMs), body: await bodyOf(request) };
}

/** The call without its body, for those that were refused before the body was read. */
export function bareCall(request: FastifyRequest, firstByteAtMs: number): Call {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return {
    method: request.method,
    url: request.url,
    origin: `http://${headers['host'] ?? 'localhost'}`,
    params: textRecord(request.params),
    query: textRecord(request.query),
    headers,
    body: { kind: 'raw', byteCount: Number(headers['content-length'] ?? 0) },
    firstByteAtMs,
    bent: {},
  };
}

async function bodyOf(request: FastifyRequest): Promise<Body> {
  if (request.isMultipart()) return await multipartOf(request);
  const body: unknown = request.body;
  if (body === undefined || body === null) return { kind: 'none' };
  if (Buffer.isBuffer(body)) return { kind: 'raw', byteCount: body.length, bytes: body };
  if (typeof body === 'object' && MALFORMED in body)
    return { kind: 'malformed', byteCount: Number(body[MALFORMED]) };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { kind: 'form', fields: textRecord({ ...body }) };
  return jsonBody(body);
}

function jsonBody(body: unknown): Body {
  const parsed = parseJson(JSON.stringify(body));
  return parsed === 'malformed' ? { kind: 'none' } : { kind: 'json', value: parsed.value };
}

async function multipartOf(request: FastifyRequest): Promise<Body> {
  const fields: Record<string, string> = {};
  const uploads: Upload[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      uploads.push({ fieldName: part.fieldname, contentType: part.mimetype, bytes, sha256: sha256Of(bytes) });
    }
  } catch {
    return { kind: 'malformed', byteCount: Number(request.headers['content-length'] ?? 0) };
  }
  return { kind: 'multipart', fields, uploads };
}
