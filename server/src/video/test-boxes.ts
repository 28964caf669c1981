// Boxes for tests: what phones and cameras write into the index of a film, put there by hand, and the handlers of its tracks.

const headBytes = 8;

export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(headBytes + Buffer.concat(content).length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** Where what lies in a box begins; a sample entry of a picture has 78 bytes of its own before it. */
const insideAt: Readonly<Record<string, number>> = { stsd: 16, hvc1: 86, hev1: 86 };

/** Put at the end of the first box on this way (`moov`, `trak`, …), of a film whose index comes last: nothing it points at moves. */
export function withInside(film: Buffer, way: readonly string[], more: Buffer): Buffer {
  const grown = Buffer.from(film);
  let [from, end] = [0, film.length];
  for (const type of way) {
    const at = findBox(grown, type, from, end);
    end = at + grown.readUInt32BE(at);
    from = at + (insideAt[type] ?? headBytes);
    grown.writeUInt32BE(end - at + more.length, at);
  }
  return Buffer.concat([grown.subarray(0, end), more, grown.subarray(end)]);
}

function findBox(film: Buffer, type: string, from: number, end: number): number {
  for (let at = from; at < end; at += film.readUInt32BE(at))
    if (film.toString('latin1', at + 4, at + headBytes) === type) return at;
  throw new Error(`no ${type}`);
}

const words = (...numbers: readonly number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
};

/** A track of one sample a second long, as phones write places, clocks and words beside the picture. */
export function withTrack(film: Buffer, handler: string, entry: string, sample: Buffer): Buffer {
  const track = (sampleAt: number) => {
    const matrix = words(65_536, 0, 0, 0, 65_536, 0, 0, 0, 1_073_741_824);
    const head = box('tkhd', words(15, 0, 0, 9, 0, 1_000, 0, 0, 0, 0), matrix, words(0, 0));
    const described = box(entry, words(0, 1), Buffer.alloc(70));
    const table = box(
      'stbl',
      box('stsd', words(0, 1), described),
      box('stts', words(0, 1, 1, 1_000)),
      box('stsc', words(0, 1, 1, 1, 1)),
      box('stsz', words(0, 0, 1, sample.length)),
      box('stco', words(0, 1, sampleAt)),
    );
    const place = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
    const handled = box('hdlr', words(0, 0), Buffer.from(handler, 'latin1'), words(0, 0, 0), Buffer.alloc(1));
    const media = box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1_000, 1_000, 0)),
      handled,
      box('minf', box('nmhd', words(0)), place, table),
    );
    return box('trak', head, media);
  };
  const sampleAt = film.length + track(0).length + headBytes;
  return Buffer.concat([withInside(film, ['moov'], track(sampleAt)), box('mdat', sample)]);
}

/** Of its tracks, in their order. */
export function handlersOf(film: Buffer): string[] {
  const handlers: string[] = [];
  for (let at = film.indexOf('mdia'); at >= 0; at = film.indexOf('mdia', at + 4)) {
    const handler = film.indexOf('hdlr', at);
    handlers.push(film.toString('latin1', handler + 12, handler + 16));
  }
  return handlers;
}

export const place = '+48.2082+016.3738+151.000/';

/** As a phone and an editor write it: a word, a list of keys with their values, a packet of XMP. */
export function placeBoxes(): Readonly<Record<'©xyz' | 'loci' | 'keys' | 'XMP', Buffer>> {
  const key = Buffer.from('com.apple.quicktime.location.ISO6709');
  const handler = box('hdlr', words(0, 0), Buffer.from('mdta'), words(0, 0, 0), Buffer.alloc(1));
  const keys = box('keys', words(0, 1, 8 + key.length), Buffer.from('mdta'), key);
  const value = box('data', words(1, 0), Buffer.from(place));
  const list = box('ilst', Buffer.concat([words(8 + value.length, 1), value]));
  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  const language = Buffer.from([0, place.length, 0x15, 0xc7]);
  return {
    '©xyz': box('udta', box('\xa9xyz', language, Buffer.from(place))),
    loci: box('udta', box('loci', words(0), Buffer.from(`\0\0${place}\0`), Buffer.alloc(15))),
    keys: box('meta', handler, keys, list),
    XMP: box('uuid', xmp, Buffer.from(`<x:xmpmeta exif:GPSLatitude="${place}"/>`)),
  };
}

/** Of a film of Dolby Vision (Dolby Vision Streams Within ISOBMFF §3.2): version 1.0, level 6, a picture and Dolby's layer. */
export function dolbyRecord(kind: 'dvcC' | 'dvvC', profile: number, compatible: number): Buffer {
  const record = Buffer.alloc(24);
  record.writeUInt8(1, 0);
  record.writeUInt16BE((profile << 9) | (6 << 3) | 0b101, 2);
  record.writeUInt8(compatible << 4, 4);
  return box(kind, record);
}
