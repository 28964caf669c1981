// Words of the list of scheduled posts.
import type { schedule as en } from '../en/schedule.ts';

export const schedule: typeof en = {
  title: 'Publicaciones programadas',
  accounts: 'Cuentas',
  time: 'Hora ({{zone}})',
  creator: 'Creado por',
  state: 'Estado',
  states: {
    waiting: 'En espera',
    onItsWay: 'En camino',
    done: 'Terminado',
    withdrawn: 'Retirado',
  },
  publishNow: 'Publicar ahora',
  publishQuestion: '¿Publicar ahora mismo el contenido programado en los canales elegidos?',
  pushed: 'Enviado',
  withdraw: 'Retirar',
  withdrawQuestion: '¿Retirar «{{title}}»? No se publicará nada; el borrador se conserva.',
  withdrawn: 'Retirado. No se publicará nada.',
  empty: 'No hay nada programado.',
  nothingFound: 'Ninguna publicación programada coincide con los filtros.',
  withFiles: 'Solo con archivos subidos',
  history: 'Historial',
  heldBy: '{{who}} lo está editando desde las {{since}}',
  heldByYou: 'Usted lo está editando desde las {{since}}',
  heldUntil: 'Mientras tanto no sale. Reservado como máximo hasta el {{until}}.',
  deleteWaiting:
    '¿Eliminar «{{title}}» de la lista? Se retira y no se publicará nada; el borrador se conserva.',
  deleteLine: '¿Quitar «{{title}}» de esta lista? El historial de publicaciones lo conserva.',
  deleteSome:
    '¿Eliminar {{number}} de la lista? Lo que espera se retira y no se publica; borradores e historial se conservan.',
  deleteChosen: 'Eliminar lo seleccionado',
  days: 'Sale entre',
};
