// Pieces of any size become blocks of one size, each in memory of its own that whoever gets it may give away.

export type Blocks = {
  add(bytes: Uint8Array): void;
  /** What was added and is not yet a block. */
  flush(): void;
};

export function openBlocks(blockBytes: number, onBlock: (block: Uint8Array<ArrayBuffer>) => void): Blocks {
  let [filling, filled] = [new Uint8Array(0), 0];
  const flush = () => {
    const block = filled < filling.length ? filling.slice(0, filled) : filling;
    [filling, filled] = [new Uint8Array(0), 0];
    if (block.length > 0) onBlock(block);
  };
  return {
    add(bytes) {
      for (let copied = 0; copied < bytes.length;) {
        if (filling.length === 0) filling = new Uint8Array(blockBytes);
        const some = bytes.subarray(copied, copied + blockBytes - filled);
        filling.set(some, filled);
        copied += some.length;
        filled += some.length;
        if (filled === blockBytes) flush();
      }
    },
    flush,
  };
}
