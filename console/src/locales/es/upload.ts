// Words of the blocks for pictures, video and cover, and of their uploads.
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
  waiting: 'En espera',
  checking: 'Comprobando',
  tray: {
    title: 'Subidas',
    arrived: '{{name}} ha llegado. Abra una publicación para añadirlo.',
    addHere: 'Añadir a esta publicación',
    stopped: '{{name}} se detuvo en el {{percent}} %. Elija el mismo archivo y seguirá desde ahí.',
    forget: 'Olvidarlo',
  },
  video: {
    title: 'Vídeo',
    choose: 'Añadir un vídeo',
    drop: 'mp4, mov o webm; o suéltelo o péguelo aquí',
    alt: 'Describa el vídeo (lo muestra {{channels}})',
    remove: 'Quitar el vídeo',
  },
  cover: {
    title: 'Portada',
    choose: 'Añadir una portada',
    replace: 'Otra portada',
    drop: 'o suéltela aquí',
    shownBy: 'La muestra {{channels}}',
    remove: 'Quitar la portada',
  },
};
