// Whether an MP4 or QuickTime file names formats that somebody registered as what it is like (ISO 14496-12 §4.3), and no other words.
import type { FileHandle } from 'node:fs/promises';
import type { Box } from './box.ts';

/** A camera writes two to eight. */
const namesAtMost = 16;
/** Of mp4ra.org those that films have; QuickTime fills up with zeros. */
const registered = [
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'isoa', 'isob', 'isoc'],
  ...['mp41', 'mp42', 'mp71', 'avc1', 'hvc1', 'hev1', 'av01', 'dby1', 'mmp4', 'qt  ', '\0\0\0\0'],
  ...['M4V ', 'M4VH', 'M4VP', 'M4A ', 'F4V ', 'MSNV', 'NDAS', 'XAVC', 'CAEP', 'caqv', 'niko', 'pana'],
  ...['3gp4', '3gp5', '3gp6', '3gp7', '3gp8', '3gp9', '3gg6', '3ge6', '3g2a', '3g2b', '3g2c'],
  ...['dash', 'cmfc', 'cmf2', 'msdh', 'msix'],
];
const nameBytes = 4;

/** The second name's place holds a version. */
export async function hasKnownBrands(file: FileHandle, { at, headBytes, bytes }: Box): Promise<boolean> {
  const length = bytes - headBytes;
  if (length < 2 * nameBytes || length > namesAtMost * nameBytes || length % nameBytes !== 0) return false;
  const names = Buffer.alloc(length);
  await file.read(names, 0, length, at + headBytes);
  return Array.from({ length: length / nameBytes }, (_, index) => index)
    .filter((index) => index !== 1)
    .every((index) =>
      registered.includes(names.toString('latin1', nameBytes * index, nameBytes * (index + 1))),
    );
}
