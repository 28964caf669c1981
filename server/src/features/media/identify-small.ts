// Identify what a small version of a stored file is made of: the picture itself, a frame of the film, or nothing.

/** No decoder here reads these. */
const notDrawn = ['image/bmp'];

export function identifySmall(mimeType: string): 'picture' | 'film' | 'none' {
  if (mimeType.startsWith('video/')) return 'film';
  return mimeType.startsWith('image/') && !notDrawn.includes(mimeType) ? 'picture' : 'none';
}
