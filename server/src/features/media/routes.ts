// The calls around files: the policy before an upload, the upload itself, the way to what is stored, and one's materials.
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { codes } from '@herald/contract/codes.ts';
import { chunkBytes } from '@herald/contract/constants.ts';
import { drawingEndpoints as drawing } from '@herald/contract/endpoints/drawing.ts';
import { materialEndpoints as library } from '@herald/contract/endpoints/materials.ts';
import { mediaEndpoints as calls } from '@herald/contract/endpoints/media.ts';
import { transcodeEndpoints as films } from '@herald/contract/endpoints/transcode.ts';
import { smallWidths } from '@herald/contract/media.ts';
import { problem } from '@herald/contract/problems.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { languageOf } from '../../http/errors.ts';
import { apiBase, route } from '../../http/route.ts';
import { isReader } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { acceptUpload } from './accept-upload.ts';
import { addMaterial } from './add-material.ts';
import { cancelConversion } from './cancel-conversion.ts';
import { changeMaterial } from './change-material.ts';
import { checkH265 } from './check-h265.ts';
import { completeUpload } from './complete-upload.ts';
import { confirmUpload } from './confirm-upload.ts';
import { cropPicture } from './crop-picture.ts';
import { describeConversion } from './describe-conversion.ts';
import { describePicture } from './describe-picture.ts';
import { drawFrame } from './draw-frame.ts';
import { drawStrip } from './draw-strip.ts';
import { findStored } from './find-stored.ts';
import { issueToken } from './issue-token.ts';
import { listMaterials } from './list-materials.ts';
import { listUnfinished } from './list-unfinished.ts';
import { readConversion } from './read-conversion.ts';
import { readMaterial } from './read-material.ts';
import { readOffset } from './read-offset.ts';
import { readProperties } from './read-properties.ts';
import { receiveChunk } from './receive-chunk.ts';
import { restoreMaterials } from './restore-materials.ts';
import { serveFile } from './serve-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { signUpload } from './sign-upload.ts';
import { startConversion } from './start-conversion.ts';
import { stopUpload } from './stop-upload.ts';
import { verifyAddress } from './verify-address.ts';

const wrongForm = [problem('upload-form-wrong', 'images')];
/** The size of the file is the policy's; these only keep the rest of the form small (hostile.md U22). */
const limits = {
  fileSize: Infinity,
  files: 1,
  fields: 10,
  parts: 12,
  fieldSize: 4_096,
  fieldNameSize: 100,
  headerPairs: 20,
};

export function mediaRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.mediaPolicy, signUpload);
  route(app, context, calls.picturePolicy, signUpload);
  route(app, context, calls.uploadToken, issueToken);
  route(app, context, calls.storedFile, findStored);
  route(app, context, calls.unfinishedUploads, listUnfinished);
  route(app, context, calls.abandonUpload, stopUpload);
  route(app, context, library.listMaterials, listMaterials);
  route(app, context, library.readMaterial, readMaterial);
  route(app, context, library.addMaterial, addMaterial);
  route(app, context, library.changeMaterial, changeMaterial);
  route(app, context, library.restoreMaterials, restoreMaterials);
  route(app, context, films.queryH265, checkH265);
  route(app, context, films.transcode, startConversion);
  route(app, context, films.queryPercent, readConversion);
  route(app, context, films.queryDetail, describeConversion);
  route(app, context, films.queryVideoProperties, readProperties);
  route(app, context, films.cancelTranscode, cancelConversion);
  route(app, context, drawing.filmStrip, async (world, actor, input, reply) =>
    drawStrip(world, actor, input, hasLeft(reply)),
  );
  route(app, context, drawing.drawFrame, async (world, actor, input, reply) =>
    drawFrame(world, actor, input, hasLeft(reply)),
  );
  route(app, context, drawing.cropPicture, cropPicture);
  route(app, context, drawing.shrinkPicture, shrinkPicture);
  route(app, context, drawing.describePicture, describePicture);
  app.get(`${apiBase}/media/:key`, (request, reply) => serve(context, request, reply));
  app.post(`${apiBase}/oss/landed/:key`, async (request, reply) =>
    answer(request, reply, await confirmUpload(context, signedFields(request))),
  );
  // Its own scope: no other call takes forms.
  app.register(async (forms) => {
    await forms.register(multipart, { limits, throwFileSizeLimit: false });
    forms.post(`${apiBase}/oss/upload`, { bodyLimit: Number.MAX_SAFE_INTEGER }, (request, reply) =>
      upload(context, request, reply),
    );
  });
  app.register(async (chunks) => {
    // Handed on as it comes: a chunk is never held in memory.
    chunks.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    const url = `${apiBase}/oss/chunks/:key`;
    chunks.put(url, { bodyLimit: chunkBytes }, (request, reply) => takeChunk(context, request, reply));
    chunks.get(url, async (request, reply) =>
      answer(request, reply, await readOffset(context, signedFields(request))),
    );
    chunks.post(url, async (request, reply) => {
      const made = await completeUpload(context, signedFields(request));
      // No file yet: it is still looked at, and to be asked after again.
      return answer(request, reply.status('offset' in made ? 202 : 200), made);
    });
  });
}

/** Whether the connection went before there was an answer: browsers drop it where a page needs one no more. */
function hasLeft({ raw }: FastifyReply): () => boolean {
  return () => raw.destroyed;
}

function answer(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return reply.send({ code: codes.ok.wire, message: say(languageOf(request), 'ok'), data });
}

const Chunk = z.object({ offset: z.coerce.number().int().nonnegative() });

async function takeChunk(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body: stream } = request;
  if (!(stream instanceof Readable)) throw new Refusal('format-not-taken');
  const { offset } = Chunk.parse(request.query);
  try {
    refuseEncoded(request);
    return answer(
      request,
      reply,
      await receiveChunk(context, { fields: signedFields(request), offset, stream }),
    );
  } catch (error) {
    // Most browsers hear a refusal only once all they had to say is said; who says more than a chunk is cut off instead.
    const isShort = Number(request.headers['content-length'] ?? Infinity) <= chunkBytes;
    if (isShort) await finished(stream.resume()).catch(() => undefined);
    else reply.header('connection', 'close');
    throw error;
  } finally {
    drain(stream);
  }
}

/** Nothing is unpacked here: bytes that say they are packed are not the file (hostile.md U23). */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? '';
  if (!/^(identity)?$/i.test(encoding.trim())) throw new Refusal('format-not-taken');
}

const SignedBy = z.object({ 'upload-policy': z.string(), 'upload-signature': z.string() });

/** A chunk has no form: the key stands in the address, what signs it in headers of its own. */
function signedFields(request: FastifyRequest): Map<string, string> {
  const { key } = Asked.parse(request.params);
  const { 'upload-policy': policy, 'upload-signature': signature } = SignedBy.parse(request.headers);
  return new Map(
    Object.entries({ key, policy, signature, OSSAccessKeyId: 'herald', success_action_status: '200' }),
  );
}

/** The signed policy alone authorises, as at the stores whose protocol this is. */
async function upload(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // What is refused in the middle is not read to its end: the connection closes instead.
  reply.header('connection', 'close');
  if (!request.isMultipart()) throw new Refusal('format-not-taken');
  refuseEncoded(request);
  const parts = request.parts();
  const fields = new Map<string, string>();
  const { file } = await fileAfterFields(parts, fields);
  const end = async () => {
    const { done } = await nextPart(parts);
    if (!done) throw new Refusal('upload-refused', { part: 'fields' }, wrongForm);
  };
  const record = await acceptUpload(context, { fields, file, end }).finally(() => drain(file));
  return answer(request, reply, record);
}

async function fileAfterFields(
  parts: AsyncIterator<Multipart>,
  fields: Map<string, string>,
): Promise<MultipartFile> {
  for (;;) {
    const { value, done } = await nextPart(parts);
    if (done) throw new Refusal('upload-refused', { part: 'file' }, wrongForm);
    if (value.type === 'file') return value;
    if (fields.has(value.fieldname) || typeof value.value !== 'string' || value.valueTruncated)
      throw new Refusal('upload-refused', { part: 'fields' }, wrongForm);
    fields.set(value.fieldname, value.value);
  }
}

/** Whatever the parser of forms stops at is wrong with the form: too many fields, too long, or broken off. */
async function nextPart(parts: AsyncIterator<Multipart>): Promise<IteratorResult<Multipart>> {
  try {
    return await parts.next();
  } catch (error) {
    const isJudged = error instanceof Error && 'statusCode' in error;
    throw isJudged
      ? new Refusal('upload-refused', { part: 'fields' }, wrongForm)
      : new Refusal('upload-refused', {}, [problem('upload-broke-off', 'images')]);
  }
}

function drain(file: Readable): void {
  file.on('error', () => undefined);
  file.resume();
}

const largest = Math.max(...smallWidths);
const nextWidth = (asked: number) => smallWidths.find((width) => width >= asked) ?? largest;
const Asked = z.object({ key: z.string().max(200) });
const Wanted = z.object({
  // Whoever asks for a small one, of whatever width, never gets the whole file instead.
  w: z.coerce.number().transform(nextWidth).catch(largest).nullable().default(null),
  until: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number)
    .catch(0)
    .default(0),
  signature: z.string().max(100).catch('').default(''),
});
/** Who is signed in may look again for an hour without asking. */
const freshSeconds = 3_600;

/** To whoever is signed in, or has an address that we signed; for anybody else it does not exist. */
async function serve(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key } = Asked.parse(request.params);
  const { w: width, until, signature } = Wanted.parse(request.query);
  const leftSeconds = await verifyAddress(context, { key, until, signature });
  if (leftSeconds === null && !(await isReader(context, request))) throw new Refusal('not-found');
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const served = await serveFile(context, {
    key,
    width,
    freshSeconds: Math.min(leftSeconds ?? freshSeconds, freshSeconds),
    // Fastify asks for a head as for the whole, and would read all of it to its end.
    isHead: request.method === 'HEAD',
    hasLeft: hasLeft(reply),
    range,
    ifRange: ifRange?.toString(),
    ifNoneMatch,
  });
  return reply
    .status(served.status)
    .headers(served.headers)
    .send(served.body ?? undefined);
}
