// Words of the picture block and its uploads.
import type { upload as en } from '../en/upload.ts';

export const upload: typeof en = {
  title: 'Imágenes',
  choose: 'Añadir imágenes',
  drop: 'o suéltelas o péguelas aquí, hasta 3 a la vez',
  alt: 'Describa la imagen',
  altOf: 'Descripción de {{name}}',
  moveLeft: 'Mover {{name}} a la izquierda',
  moveRight: 'Mover {{name}} a la derecha',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar',
  retry: 'Reintentar',
};
