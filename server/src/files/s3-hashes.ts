// The hashes of files that come to the bucket in pieces, made as the pieces pass by: for as long as all come here and in order.
import type { Written } from './files.ts';
import { openRunningHash, type RunningHash } from './running-hash.ts';
import type { Piece } from './s3-multipart.ts';

/** What was put under one id, from the first piece on and without a gap. Never changed: whoever goes on makes another. */
type Followed = { readonly id: string; readonly pieces: readonly Piece[]; readonly hash: RunningHash };

export type Passing = {
  add(bytes: Uint8Array): void;
  /** The store has all that was added, as this piece. What is never kept counts for nothing. */
  keep(piece: Piece): void;
};

export type Known = { readonly id: string; readonly pieces: readonly Piece[]; readonly written: Written };

export type PieceHashes = {
  pass(name: string, piece: { id: string; number: number }): Passing;
  /** Whether the store still holds just these pieces is for the caller to ask. */
  known(name: string): Known | null;
  drop(name: string): void;
};

/** Of as many files it is known what they hash to so far; others are read back at the end. */
const followedAtMost = 200;

export function followPieces(): PieceHashes {
  const followed = new Map<string, Followed>();
  const drop = (name: string) => void followed.delete(name);
  return {
    pass(name, { id, number }) {
      const before = followed.get(name);
      const isNext = before?.id === id && before.pieces.length === number - 1;
      const from = number === 1 ? begin(id) : isNext ? before : null;
      const hash = from?.hash.copy();
      return {
        add: (bytes) => hash?.add(bytes),
        keep(piece) {
          // Out of order, or another went on from there meanwhile: what lies there is no longer what was hashed.
          const isDisturbed = followed.get(name) !== before;
          drop(name);
          if (isDisturbed || !from || !hash) return;
          followed.set(name, { id, pieces: [...from.pieces, piece], hash });
          for (const [oldest] of followed) if (followed.size > followedAtMost) drop(oldest);
        },
      };
    },
    known(name) {
      const one = followed.get(name);
      return one ? { id: one.id, pieces: one.pieces, written: one.hash.written() } : null;
    },
    drop,
  };
}

function begin(id: string): Followed {
  return { id, pieces: [], hash: openRunningHash() };
}
