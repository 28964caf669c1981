// Words of the dashboard.
import type { overview as en } from '../en/overview.ts';

export const overview: typeof en = {
  greeting: 'Le damos la bienvenida, {{name}}',
  mine: 'Mi trabajo en cifras',
  drafts: 'Borradores',
  scheduled: 'Programado o en camino',
  live: 'Publicado en todas las cuentas',
  partly: 'Publicado en parte',
  trouble: 'Fallido o sin confirmar',
  all: 'Todo mi contenido',
  shortcuts: 'Atajos',
};
