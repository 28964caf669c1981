// The hashes of files that come to the bucket in pieces, made as the pieces pass by: for as long as all come here and in order.
import type { Written } from './files.ts';
import type { Piece } from './s3-multipart.ts';
import type { StreamHash } from './stream-hasher.ts';

/** What was put under one id, from the first piece on and without a gap. Never changed: whoever goes on makes another. */
type Followed = { readonly id: string; readonly pieces: readonly Piece[]; readonly hash: StreamHash };

export type Passing = {
  /** Waits while hashing is far behind. */
  add(bytes: Uint8Array): Promise<void>;
  /** The store has all that was added, as this piece. */
  keep(piece: Piece): void;
  /** What was not kept counts for nothing. */
  end(): void;
};

export type Known = { readonly id: string; readonly pieces: readonly Piece[]; readonly written: Written };

export type PieceHashes = {
  /** The upload to which this is the next piece, where all before passed by here. */
  idBefore(name: string, number: number): string | null;
  pass(name: string, piece: { id: string; number: number }): Passing;
  /** Whether the store still holds just these pieces is for the caller to ask. */
  known(name: string): Promise<Known | null>;
  drop(name: string): void;
};

/** Of as many files it is known what they hash to so far; others are read back at the end. */
const followedAtMost = 200;

export function followPieces(begin: () => StreamHash): PieceHashes {
  const followed = new Map<string, Followed>();
  const drop = (name: string) => {
    followed.get(name)?.hash.drop();
    followed.delete(name);
  };
  const before = (name: string, number: number) => {
    const one = followed.get(name);
    return one?.pieces.length === number - 1 ? one : null;
  };
  return {
    idBefore: (name, number) => before(name, number)?.id ?? null,
    pass(name, { id, number }) {
      const stood = followed.get(name);
      const isNext = stood?.id === id && stood === before(name, number);
      const pieces = number === 1 ? [] : isNext ? stood.pieces : null;
      let hash = number === 1 ? begin() : isNext ? stood.hash.copy() : null;
      return {
        add: async (bytes) => hash?.add(bytes),
        keep(piece) {
          // Out of order, or another went on from there meanwhile: what lies there is no longer what was hashed.
          const isDisturbed = followed.get(name) !== stood;
          drop(name);
          if (isDisturbed || !pieces || !hash) return;
          followed.set(name, { id, pieces: [...pieces, piece], hash });
          hash = null;
          for (const [oldest] of followed) if (followed.size > followedAtMost) drop(oldest);
        },
        end: () => hash?.drop(),
      };
    },
    async known(name) {
      const one = followed.get(name);
      const written = await one?.hash.written();
      return one && written ? { id: one.id, pieces: one.pieces, written } : null;
    },
    drop,
  };
}
