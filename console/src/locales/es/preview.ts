// Words of the previews.
import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  title: 'Vistas previas',
  phone: 'Ancho de móvil',
  problems: 'Problemas: {{count}}',
  alt: 'ALT',
  cardTitle: 'Título de la página enlazada',
  justNow: 'Ahora mismo',
  now: 'ahora',
  seeMore: 'Ver más',
  like: 'Me gusta',
  comment: 'Comentar',
  share: 'Compartir',
};
