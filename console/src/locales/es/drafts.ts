// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: 'Mis borradores',
  empty: 'Aún no hay borradores.',
  nothingFound: 'Ningún borrador coincide con la búsqueda.',
  state: 'Estado',
  states: {
    draft: 'Borrador',
    used: 'Publicado',
    scheduled: 'Programado',
  },
  pick: {
    add: 'Añadir',
    addOf: 'Añadir {{title}} a la selección',
    drop: 'Quitar {{title}} de la selección',
    confirm: 'Confirmar ({{number}})',
  },
};
