// How TikTok wants a file cut: what an upload announces must fit together before an address is given.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { isRecord, numberAt, textAt } from '../../json.ts';
import { invalidParams } from './answers.ts';
import { bodyOf, isText, isWhole, recordOf } from './fields.ts';

/** Where a document says MB and GB, the stricter reading of the two. */
const LEAST_CHUNK_BYTES = 5 * 1_024 * 1_024;
const LARGEST_CHUNK_BYTES = 64_000_000;
const LARGEST_BYTES = 4_000_000_000;
const MOST_CHUNKS = 1_000;

export interface Plan {
  totalBytes: number;
  chunkBytes: number;
  chunkCount: number;
}

export function planFrom(call: Call): Plan | Answer {
  const body = bodyOf(call, { source_info: isRecord });
  if (isAnswer(body)) return body;
  const shape = { source: isText, video_size: isWhole, chunk_size: isWhole, total_chunk_count: isWhole };
  const info = recordOf(body['source_info'], shape, 'source_info');
  if (isAnswer(info)) return info;
  if (textAt(info, 'source') !== 'FILE_UPLOAD') return invalidParams('The source is not taken here');
  const plan = {
    totalBytes: numberAt(info, 'video_size') ?? 0,
    chunkBytes: numberAt(info, 'chunk_size') ?? 0,
    chunkCount: numberAt(info, 'total_chunk_count') ?? 0,
  };
  return problemWith(plan) ?? plan;
}

/** Of https, or of what the settings name, and below one of the prefixes that the application has proven to be its own. */
export function isOwnAddress(address: string, prefixes: readonly string[]): boolean {
  const { protocol, hostname, port, pathname } = new URL(address);
  return prefixes
    .map((prefix) => new URL(prefix))
    .some(
      (own) =>
        own.protocol === protocol &&
        own.hostname === hostname &&
        (own.port === '' ? protocol === 'http:' || port === '' : own.port === port) &&
        pathname.startsWith(own.pathname),
    );
}

function problemWith({ totalBytes, chunkBytes, chunkCount }: Plan): Answer | undefined {
  if (totalBytes < 1 || totalBytes > LARGEST_BYTES) return invalidParams('The video size is invalid');
  const isWholeFile = chunkBytes === totalBytes;
  if (chunkBytes > LARGEST_CHUNK_BYTES || (chunkBytes < LEAST_CHUNK_BYTES && !isWholeFile))
    return invalidParams('The chunk size is invalid');
  if (chunkCount !== Math.floor(totalBytes / chunkBytes) || chunkCount < 1 || chunkCount > MOST_CHUNKS)
    return invalidParams('The total chunk count is invalid');
  return chunkCount === 1 && !isWholeFile ? invalidParams('The chunk size is invalid') : undefined;
}
