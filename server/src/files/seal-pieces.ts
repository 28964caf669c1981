// Seal a file that came in pieces: joined where it lies apart, judged by what its bytes hash to, and copied to its name by the store.
import { PartLost, type Written } from './files.ts';
import { hashStream } from './hash-stream.ts';
import { inOurWords, isNamed, type Bucket } from './s3-client.ts';
import type { Known } from './s3-hashes.ts';
import { findPieces, isSame, joinPieces, listPieces, type Piece } from './s3-multipart.ts';
import { bareTag, copyObject, openObject, readTag, type Opened } from './s3-objects.ts';

const gone = ['NoSuchUpload', 'NoSuchKey'];

type Check = (written: Written) => void;
/** `known` is what passed by here, if all of it did; `check` throws for what must not become a file. */
type Wanted = { name: string; to: string; known: Known | null; check: Check };
type Joined = { readonly written: Written; readonly tag: string };

/** `isNew` unless somebody sealed it before, or was quicker. */
export async function sealPieces(
  bucket: Bucket,
  { name, to, known, check }: Wanted,
): Promise<{ written: Written; isNew: boolean }> {
  const before = await openObject(bucket, to);
  if (before) return { written: await judged(before, check), isNew: false };
  const whole =
    (known && (await joinKnown(bucket, name, known, check))) ?? (await joinRead(bucket, name, check));
  if (whole && (await copied(bucket, { from: name, tag: whole.tag }, to))) {
    const isJudged = (await readTag(bucket, name)) === bareTag(whole.tag);
    // Other bytes were put there in between: then what was copied is judged, not what was read before.
    const { written } = isJudged ? whole : { written: await judged(await mustBeThere(bucket, to), check) };
    return { written, isNew: true };
  }
  return { written: await judged(await mustBeThere(bucket, to), check), isNew: false };
}

/**
 * What passed by here from first to last is not read back. Null where the store holds other pieces, or somebody else joins them:
 * the tags are the store's own word for what it took, so nobody can have put other bytes in the place of a piece.
 */
async function joinKnown(bucket: Bucket, name: string, known: Known, check: Check): Promise<Joined | null> {
  const { id, pieces, written } = known;
  const there = await listed(bucket, name, id);
  if (there.length !== pieces.length || !pieces.every((piece, n) => isSame(piece, there[n]))) return null;
  check(written);
  // The store joins exactly these: one that is put anew from here on is refused by its tag.
  const tag = await join(bucket, name, known).catch((error: unknown) => {
    if (isNamed(error, 'InvalidPart')) return null;
    throw error;
  });
  return tag === null ? null : { written, tag };
}

/** Joined by whoever died over what follows, or now; null where there is nothing to join. */
async function joinRead(bucket: Bucket, name: string, check: Check): Promise<Joined | null> {
  const whole = (await openObject(bucket, name)) ?? (await joined(bucket, name));
  return whole && { written: await judged(whole, check), tag: whole.tag };
}

async function joined(bucket: Bucket, name: string): Promise<Opened | null> {
  const id = await findPieces(bucket, name);
  const pieces = id === undefined ? [] : await listed(bucket, name, id);
  if (id !== undefined && pieces.length > 0) await join(bucket, name, { id, pieces });
  return openObject(bucket, name);
}

/** None where somebody else has just joined or dropped them. */
async function listed(bucket: Bucket, name: string, id: string): Promise<readonly Piece[]> {
  return listPieces(bucket, name, id).catch((error: unknown) => {
    if (isNamed(error, ...gone)) return [];
    throw error;
  });
}

/** Their tag together; null where they are gone, or something stands under the name. */
async function join(
  bucket: Bucket,
  name: string,
  whole: { id: string; pieces: readonly Piece[] },
): Promise<string | null> {
  try {
    // Ceph 16.2 does not say it.
    return (await joinPieces(bucket, name, whole)) ?? (await readTag(bucket, name));
  } catch (error) {
    if (isNamed(error, ...gone, 'PreconditionFailed')) return null;
    throw error;
  }
}

/** False where it is gone: another process, asked at the same time, was quicker. */
async function copied(bucket: Bucket, what: { from: string; tag: string }, to: string): Promise<boolean> {
  try {
    await copyObject(bucket, what, to);
    return true;
  } catch (error) {
    if (isNamed(error, 'NoSuchKey')) return false;
    throw error;
  }
}

async function judged({ body }: Opened, check: Check): Promise<Written> {
  const written = await hashStream(body).catch((error: unknown) => {
    throw inOurWords(error);
  });
  check(written);
  return written;
}

async function mustBeThere(bucket: Bucket, name: string): Promise<Opened> {
  const found = await openObject(bucket, name);
  if (!found) throw new PartLost('no pieces');
  return found;
}
