// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: 'Mis borradores',
  from: 'Desde',
  until: 'Hasta',
  lastDays: 'Últimos {{days}} días',
  dates: 'Creado entre',
  empty: 'Aún no hay borradores.',
  nothingFound: 'Ningún borrador coincide.',
  state: 'Estado',
  states: {
    draft: 'Borrador',
    used: 'Publicado',
    scheduled: 'Programado',
  },
};
