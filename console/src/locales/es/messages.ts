// Words of the inbox.
import type { messages as en } from '../en/messages.ts';

export const messages: typeof en = {
  title: 'Mensajes',
  empty: 'No hay mensajes.',
  unread: 'Sin leer',
  markRead: 'Marcar como leído',
  markAll: 'Marcar todo como leído',
  message: 'Mensaje',
  when: 'Cuándo',
  publishNow: 'Publicar ahora',
  publishNowQuestion: '¿Publicarlo ahora?',
  onItsWay: 'Está en camino.',
  tabs: { answer: 'Por atender', mentions: 'Menciones', news: 'Novedades' },
  nothing: {
    unread: 'Todo está leído.',
    answer: 'Nada espera su respuesta.',
    mentions: 'Nadie le ha mencionado todavía.',
    news: 'No hay novedades.',
  },
  answersStay: 'Lo que está por atender sigue sin leer hasta que se marque por separado.',
};
