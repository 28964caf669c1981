// Serve a stored file to whoever was let in: as what it is and nothing else, whole, in part, small, or not again.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyKey } from './identify-key.ts';
import { identifySmall } from './identify-small.ts';
import { renderStill } from './render-still.ts';
import { renderThumbnail } from './render-thumbnail.ts';
import { findFile, type KeptFile } from './store/files.ts';

export type Served = {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: Readable | null;
};
/** `freshSeconds`: how long the browser may show it without asking again. `hasLeft`: who asked waits no more. The others are headers of the request. */
export type Asked = {
  readonly key: string;
  readonly width: number | null;
  readonly freshSeconds: number;
  /** Its head alone: type and length. */
  readonly isHead?: boolean | undefined;
  readonly hasLeft?: (() => boolean) | undefined;
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
};

export async function serveFile(context: Context, asked: Asked): Promise<Served> {
  const { db, files } = context;
  const found = identifyKey(asked.key) ? await findFile(db, asked.key) : undefined;
  if (!found) throw new Refusal('not-found');
  const small = await findSmall(context, found, asked);
  const isSmall = small !== null;
  const key = small ?? found.key;
  const size = await files.size(key);
  if (size === null) throw new Refusal('not-found');
  const etag = `"${found.sha256}${isSmall ? `-${asked.width}` : ''}"`;
  const cached = {
    etag,
    // By whoever saw it, and not by who signs in after them.
    'cache-control': `private, max-age=${asked.freshSeconds}`,
    vary: 'Cookie',
  };
  if (isKnown(asked.ifNoneMatch, etag)) return { status: 304, headers: cached, body: null };
  const headers = {
    ...cached,
    'content-type': isSmall ? 'image/webp' : found.mimeType,
    'content-disposition': disposition(found.mimeType, found.name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
  };
  // A part of another file than the one that was begun would be glued onto it.
  const isSame = asked.ifRange === undefined || asked.ifRange === etag;
  const range = isSame ? rangeOf(asked.range, size) : 'whole';
  if (range === 'none') return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: null };
  if (range === 'whole')
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(size) },
      body: asked.isHead ? Readable.from([]) : await files.read(key),
    };
  const { start, end } = range;
  const part = {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(end - start + 1),
  };
  const body = asked.isHead ? Readable.from([]) : await files.read(key, { start, end });
  return { status: 206, headers: { ...headers, ...part }, body };
}

/** RFC 9110 §13.1.2: any of a list, weak ones too. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** Null where the file itself is meant. Whoever asks for the small one of a film or a sound does not want all of it instead. */
async function findSmall(
  context: Context,
  file: KeptFile,
  { width, hasLeft = () => false }: Asked,
): Promise<string | null> {
  const of = identifySmall(file.mimeType);
  if (width === null || (of === 'none' && file.mimeType.startsWith('image/'))) return null;
  const source = of === 'film' ? await renderStill(context, file, hasLeft) : file.key;
  if (of === 'none' || source === null) throw new Refusal('not-found');
  return renderThumbnail(context.files, { key: source, width });
}

/** RFC 6266: the plain name holds only harmless characters, the other one all of them, encoded. */
function disposition(mimeType: string, name: string): string {
  const how = /^(image|video)\//.test(mimeType) ? 'inline' : 'attachment';
  const plain = name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(-100);
  const full = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** One range; several, or one that cannot be read, are answered with the whole. */
function rangeOf(text: string | undefined, size: number): { start: number; end: number } | 'whole' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'none' : { start, end };
}
