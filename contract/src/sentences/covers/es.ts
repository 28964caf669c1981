// What is said of covers, and of pictures that are drawn anew, in Spanish.
import type { CoverSentences } from '../keys.ts';

export const coversEs: CoverSentences = {
  'cover-second': 'La portada se limita a 1 imagen.',
  'cover-missing': '{channel}: hace falta una portada.',
  'cover-type': '{channel}: la portada debe ser {types}. «Ajustar» la convierte.',
  'cover-too-large':
    '{channel}: la portada tiene {size} MB; {limit} MB como máximo. Pulse «Ajustar» o elija una más ligera.',
  'cover-left-out':
    '{channel}: la portada tiene {size} MB, más de {limit} MB, y se omite; la publicación sale sin ella. Para conservarla, pulse «Ajustar» o elija una más ligera.',
  'cover-pixels':
    '{channel}: la portada tiene {width} × {height} píxeles; deben ser menos de {limit} en total. Pulse «Ajustar» o recórtela.',
  'cover-ratio':
    '{channel}: las portadas se muestran en {ratios}; esta tiene {width} × {height}. Recórtela, o {channel} la cortará o le pondrá bandas.',
  'cover-not-listed':
    '{channel}: imagen fuera de la lista permitida, miniatura cancelada; la publicación sale sin ella. Para tenerla, enlace a un sitio nuestro.',
  'cover-not-allowed': '{channel}: solo se permite portada con un enlace o un vídeo.',
  'cover-not-sent': '{channel}: la portada no se envía allí.',
  'frame-beyond': 'El vídeo dura {length} segundos. Elija un momento antes de su final.',
  'frame-undrawn':
    'No se pudo obtener la imagen de este momento del vídeo. Elija otro momento o suba una portada.',
  'crop-outside': 'El recorte se sale de la imagen de {width} × {height} píxeles. Vuelva a trazarlo.',
  'picture-undrawn': 'Esta imagen no se puede procesar aquí. Guárdela como JPEG y súbala así.',
  'fit-impossible': 'La imagen no puede reducirse a {limit} MB sin dejar de verse bien. Elija otra.',
};
