// A film as large as is wanted, written to disk piece by piece: a small real one, filled up at its end with what belongs to no frame.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { makeTestVideo } from '@herald/server/db/test-video.ts';

const piece = Buffer.alloc(8 * 1_048_576);

/** ISO 14496-12: a second box of frames, to none of which the index leads; its length counts its own eight bytes. Answers its md5, in hex. */
export async function writeFilm(path: string, bytes: number): Promise<string> {
  const film = makeTestVideo(0);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes - film.length);
  head.write('mdat', 4, 'latin1');
  const md5 = createHash('md5');
  const file = await open(path, 'w');
  const write = async (some: Buffer) => {
    md5.update(some);
    await file.write(some);
  };
  try {
    await write(Buffer.concat([film, head]));
    for (let left = bytes - film.length - head.length; left > 0; left -= piece.length)
      await write(piece.subarray(0, left));
    return md5.digest('hex');
  } finally {
    await file.close();
  }
}
