// Words of the statistics.
import type { statistics as en } from '../en/statistics.ts';

export const statistics: typeof en = {
  title: 'Estadísticas',
  days: 'Días que se cuentan',
  shortcuts: {
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    thisMonth: 'Este mes',
  },
  anyAccount: 'Todas las cuentas',
  otherAccount: 'Otra cuenta',
  became: 'Qué fue de las publicaciones',
  outcomes: {
    live: 'Publicadas',
    withOwner: 'No públicas',
    unknown: 'Sin confirmar',
    coming: 'Pendientes',
    failed: 'Fallidas',
    takenDown: 'Retiradas',
  },
  rule: 'Cada publicación cuenta una vez, el día en que salió o en que está prevista. Los reintentos y las que se eliminan y vuelven a publicar cuentan según su último resultado; una modificación no es otra publicación. Lo cancelado no se cuenta.',
  readers: 'Qué hicieron los lectores',
  ofPosts: '{{posts}} de {{live}} publ.',
  readAt:
    'Suma de lo último que dijeron las plataformas, de {{posts}} de las {{live}} publicadas; leído: {{at}}. Las cifras de una publicación se leen al abrirla aquí:',
  readBetween:
    'Suma de lo último que dijeron las plataformas, de {{posts}} de las {{live}} publicadas; leído entre {{first}} y {{last}}. Las cifras de una publicación se leen al abrirla aquí:',
  unread: 'Aún no se han leído cifras de estas publicaciones. Se leen al abrir una de ellas aquí:',
  perDay: 'Publicaciones por día',
  perWeek: 'Publicaciones por semana',
  perChannel: 'Publicaciones por canal',
  chart:
    '{{title}}: {{total}} en total; el máximo, {{highest}}: {{peak}}. La tabla contiene todas las cifras.',
  table: 'Todas las cifras',
  by: 'Agrupar por',
  groupings: {
    day: 'Día',
    channel: 'Canal',
    account: 'Cuenta',
    category: 'Categoría',
  },
  uncategorised: '(sin categoría)',
  total: 'Publicaciones',
  all: 'Total',
  export: 'Exportar la tabla',
  postsWith: '{{figure}}: de cuántas publicaciones',
  empty: 'En estos días no se publicó nada ni hay nada previsto.',
  nothingFound: 'No hay nada de este canal o esta cuenta en estos días.',
  everything: 'Mostrar todos los canales y cuentas',
};
