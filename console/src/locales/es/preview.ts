// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: 'Vistas previas',
  articles: '{{channel}}: un mensaje con {{number}} artículos',
  noSummary:
    'Un mensaje con varios artículos no lleva resúmenes: {{channel}} solo lo muestra si hay un artículo.',
  phone: 'Ancho de móvil',
  dark: 'Modo oscuro',
  problems: 'Problemas: {{count}}',
  alt: 'ALT',
  cardTitle: 'Título de la página enlazada',
  justNow: 'Ahora mismo',
  now: 'ahora',
  readMore: 'Leer más',
  seeMore: 'Ver más',
  like: 'Me gusta',
  comment: 'Comentar',
  share: 'Compartir',
  repost: 'Repostear',
  send: 'Enviar',
  noVideo: 'Aquí se verá un vídeo.',
  noMedia: 'Aquí se verá una imagen o un vídeo.',
  noCover: 'Aquí se verá una portada.',
  creatorWrites: '{{channel}} solo recibe el vídeo. Su creador añade el texto en la aplicación.',
};
