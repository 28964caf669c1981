// MD5 of a file piece by piece, as RFC 1321 has it: browsers have no digest that takes a gigabyte in pieces.

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const sines = Int32Array.from({ length: 64 }, (_, n) => Math.floor(Math.abs(Math.sin(n + 1)) * 2 ** 32));
const turns = Uint8Array.from({ length: 64 }, (_, n) => shifts[n >> 4]?.[n & 3] ?? 0);
const places = Uint8Array.from(
  { length: 64 },
  (_, n) => ([n, 5 * n + 1, 3 * n + 5, 7 * n][n >> 4] ?? 0) & 15,
);
const blockBytes = 64;

export type Md5 = {
  /** Pieces of any length, in order. */
  update(piece: Uint8Array): void;
  /** 32 small hexadecimal digits; nothing may follow. */
  digest(): string;
};

export function startMd5(): Md5 {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const rest = new Uint8Array(blockBytes);
  let [held, length] = [0, 0];
  const update = (piece: Uint8Array) => {
    length += piece.length;
    let at = 0;
    if (held > 0) {
      at = Math.min(blockBytes - held, piece.length);
      rest.set(piece.subarray(0, at), held);
      held += at;
      if (held < blockBytes) return;
      mix(state, new DataView(rest.buffer), 0);
    }
    const view = new DataView(piece.buffer, piece.byteOffset, piece.length);
    for (; at + blockBytes <= piece.length; at += blockBytes) mix(state, view, at);
    rest.set(piece.subarray(at));
    held = piece.length - at;
  };
  return {
    update,
    digest() {
      const bits = length * 8;
      const end = new Uint8Array(blockBytes * (held < 56 ? 1 : 2) - held);
      end[0] = 0x80;
      const view = new DataView(end.buffer);
      view.setUint32(end.length - 8, bits % 2 ** 32, true);
      view.setUint32(end.length - 4, Math.floor(bits / 2 ** 32), true);
      update(end);
      return [...new Uint8Array(state.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

const words = new Int32Array(16);

function mix(state: Int32Array, view: DataView, from: number): void {
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(from + 4 * n, true);
  const [wasA, wasB, wasC, wasD] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
  let [a, b, c, d] = [wasA, wasB, wasC, wasD];
  for (let n = 0; n < 64; n += 1) {
    const f = n < 16 ? (b & c) | (~b & d) : n < 32 ? (d & b) | (~d & c) : n < 48 ? b ^ c ^ d : c ^ (b | ~d);
    const sum = (a + f + (words[places[n] ?? 0] ?? 0) + (sines[n] ?? 0)) | 0;
    const turn = turns[n] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
  }
  state[0] = wasA + a;
  state[1] = wasB + b;
  state[2] = wasC + c;
  state[3] = wasD + d;
}
