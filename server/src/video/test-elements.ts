// Elements for tests: words and tracks of a WebM file, put at its end by hand.

/** Its id in hexadecimal; its length in eight bytes, whatever it is. */
export function element(id: string, ...content: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) + BigInt(Buffer.concat(content).length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content]);
}

/** One word about the film, as Tags have it. */
export function wordElement(name: string, said: string): Buffer {
  const word = element('67c8', element('45a3', Buffer.from(name)), element('4487', Buffer.from(said)));
  return element('1254c367', element('7373', element('63c0'), word));
}

/** A track without frames; 17 has subtitles, 33 metadata. */
export function trackElement(kind: 17 | 33): Buffer {
  const codec = Buffer.from(kind === 17 ? 'D_WEBVTT/SUBTITLES' : 'D_WEBVTT/METADATA');
  const parts = [element('d7', Buffer.from([9])), element('73c5', Buffer.from([9]))];
  return element(
    '1654ae6b',
    element('ae', ...parts, element('83', Buffer.from([kind])), element('86', codec)),
  );
}

/** Of a film whose segment says its length in eight bytes, as ffmpeg writes it. */
export function withElement(film: Buffer, more: Buffer): Buffer {
  const grown = Buffer.concat([film, more]);
  const sizeAt = grown.indexOf('18538067', 0, 'hex') + 4;
  grown.writeBigUInt64BE(grown.readBigUInt64BE(sizeAt) + BigInt(more.length), sizeAt);
  return grown;
}
