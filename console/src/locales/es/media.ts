// Words of the kinds of media.
import type { media as en } from '../en/media.ts';

export const media: typeof en = {
  video: 'Vídeo',
  audio: 'Audio',
  text: 'Texto',
  image: 'Imagen',
  link: 'Enlace',
};
