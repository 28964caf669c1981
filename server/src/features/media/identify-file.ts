// Identify a file by its first bytes: what an ending promises, and whether the content keeps it (hostile.md U02, U09 to U11).
export type Kind = 'img' | 'video' | 'audio';
export type FileKind = { mimeType: string; kind: Kind; begins: (head: Buffer) => boolean };

const at = (offset: number, text: string) => (head: Buffer) =>
  head.subarray(offset, offset + text.length).toString('latin1') === text;
const isJpeg = at(0, '\xff\xd8\xff');
const isTiff = (head: Buffer) => at(0, 'II*\0')(head) || at(0, 'MM\0*')(head);
const isWebp = (head: Buffer) => at(0, 'RIFF')(head) && at(8, 'WEBP')(head);
const isGif = (head: Buffer) => at(0, 'GIF87a')(head) || at(0, 'GIF89a')(head);

/** Pictures share this box format with films; they are not films. */
const pictureBrands = ['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis'];
const isFilm = (head: Buffer) =>
  at(4, 'ftyp')(head) && !pictureBrands.includes(head.subarray(8, 12).toString('latin1'));
/** Old QuickTime begins with any of its boxes. */
const isQuickTime = (head: Buffer) =>
  isFilm(head) || ['moov', 'mdat', 'wide', 'free', 'skip'].some((box) => at(4, box)(head));
/** The tag in front, or a frame of layer III with a lawful bit rate and sampling rate. */
const isMp3 = (head: Buffer) => at(0, 'ID3')(head) || isFrame(head);

function isFrame(head: Buffer): boolean {
  const [sync = 0, layer = 0, rates = 0] = head;
  const isLayer3 =
    sync === 0xff && (layer & 0xe0) === 0xe0 && (layer & 0x06) === 0x02 && (layer & 0x18) !== 0x08;
  return isLayer3 && (rates & 0xf0) !== 0xf0 && (rates & 0x0c) !== 0x0c;
}

const kinds: Readonly<Record<string, FileKind>> = {
  jpg: { mimeType: 'image/jpeg', kind: 'img', begins: isJpeg },
  jpeg: { mimeType: 'image/jpeg', kind: 'img', begins: isJpeg },
  png: { mimeType: 'image/png', kind: 'img', begins: at(0, '\x89PNG\r\n\x1a\n') },
  gif: { mimeType: 'image/gif', kind: 'img', begins: isGif },
  webp: { mimeType: 'image/webp', kind: 'img', begins: isWebp },
  bmp: { mimeType: 'image/bmp', kind: 'img', begins: at(0, 'BM') },
  tiff: { mimeType: 'image/tiff', kind: 'img', begins: isTiff },
  mp4: { mimeType: 'video/mp4', kind: 'video', begins: isFilm },
  mov: { mimeType: 'video/quicktime', kind: 'video', begins: isQuickTime },
  webm: { mimeType: 'video/webm', kind: 'video', begins: at(0, '\x1a\x45\xdf\xa3') },
  mp3: { mimeType: 'audio/mpeg', kind: 'audio', begins: isMp3 },
};

/** Null for an ending that is not accepted at all. */
export function identifyFile(ending: string): FileKind | null {
  return Object.hasOwn(kinds, ending) ? (kinds[ending] ?? null) : null;
}
