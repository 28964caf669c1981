// Why there are no figures of a post, in Spanish.
import type { FiguresSentences } from '../keys.ts';

export const figuresEs: FiguresSentences = {
  'figures-by-day':
    '{channel} no da cifras de un artículo, solo de días enteros. Véalas en la consola de la cuenta en {channel}.',
  'figures-not-live': 'Ya no está publicada; no se cuenta nada más.',
  'figures-not-yet': 'Aún no se ha publicado, así que no se ha contado nada. Léalas cuando se publique.',
  'figures-no-pictures':
    '{channel} solo da a las aplicaciones cifras de vídeos, no de imágenes. Mírelas en su propia aplicación.',
  'figures-paused':
    'La publicación está en pausa aquí y entretanto no se consulta la plataforma. Léalas de nuevo cuando termine.',
  'figures-platform-resting':
    '{channel} tiene problemas y no se consulta durante un rato. Léalas de nuevo en unos minutos.',
  'figures-busy':
    'Nuestra aplicación ha usado la mitad de sus consultas a {channel}; el resto se reserva para publicar. Léalas de nuevo dentro de una hora.',
  'figures-kept':
    'Ya se ha usado la mitad de las consultas que {channel} permite a esta cuenta; el resto se reserva para publicar. Léalas de nuevo mañana.',
  'figures-account-gone': 'Su departamento ya no tiene esta cuenta. Vincúlela de nuevo para leerlas.',
  'figures-authorise': 'Hay que autorizar de nuevo la cuenta en {channel}. Hágalo y léalas de nuevo.',
  'figures-no-answer':
    '{channel} no respondió como debía. Léalas de nuevo en unos minutos; si sigue así, véalas en {channel}.',
  'figures-too-fast': '{channel} pide ir más despacio. Léalas de nuevo más tarde.',
  'figures-closed': '{channel} no da a ninguna aplicación las cifras de esta cuenta. Véalas en {channel}.',
};
