// The one picture a post may have: it comes with its words, and is looked at by its bytes.
import type { Answer, Call } from '../../call.ts';
import { readPicture } from '../../pictures.ts';
import { refuse } from './answers.ts';
import type { Weibo } from './state.ts';

const LARGEST_PICTURE_BYTES = 5 * 1_024 * 1_024;

/** A form of parts is for a picture, and for one. */
export function problemWithPicture(call: Call): Answer | undefined {
  const { body } = call;
  if (body.kind !== 'multipart') return undefined;
  const [picture, ...more] = body.uploads;
  if (picture?.fieldName !== 'pic' || more.length > 0) return refuse(10008, call);
  const type = readPicture(picture.bytes)?.type ?? '';
  if (!['jpeg', 'gif', 'png'].includes(type)) return refuse(20005, call);
  return picture.bytes.length < LARGEST_PICTURE_BYTES ? undefined : refuse(20006, call);
}

export function keepPicture(state: Weibo, { body }: Call): string | null {
  const [picture] = body.kind === 'multipart' ? body.uploads : [];
  return picture ? state.world.blobs.keep(picture.bytes) : null;
}
