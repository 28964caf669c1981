// Words of the content lists.
import type { content as en } from '../en/content.ts';

export const content: typeof en = {
  mine: 'Mi contenido',
  department: 'Contenido del departamento',
  all: 'Todo el contenido',
  search: 'Buscar por palabra clave',
  anyCategory: 'Todas las categorías',
  anyType: 'Todos los tipos',
  owner: 'Creado por',
  empty: 'Aún no hay contenido.',
  nothingFound: 'Nada coincide con la búsqueda.',
  pick: 'Confirmar ({{number}})',
  history: 'Historial',
  standing: {
    title: 'Publicado',
    nowhere: 'Aún no enviado',
    live: '{{live}} de {{total}} publicados',
    ownerOnly: '{{number}} privados',
    unknown: '{{number}} sin confirmar',
    underWay: '{{number}} en camino',
    notLive: '{{number}} sin publicar',
    failedBeside: 'último intento fallido en {{number}}',
    takenDown: '{{number}} retirados',
    cancelled: '{{number}} cancelados',
    and: ', ',
  },
  restart: {
    door: 'Volver a publicar',
    question: '¿Volver a publicar «{{title}}» donde falló? Lo ya publicado queda como está.',
    queued: 'De nuevo en cola: {{number}}',
    nothing: 'No se ha enviado nada: lo que falló ya se publicó por otra vía.',
  },
  states: {
    scheduled: 'Programado o en curso',
    live: 'Publicado',
    partly: 'Publicado en parte',
    trouble: 'Fallido o sin confirmar',
  },
  send: 'Publicar o programar',
  ownersDepartment: 'Departamento',
  move: {
    door: 'Mover a una categoría',
    done: 'Movidos a {{category}}: {{number}}',
  },
};
