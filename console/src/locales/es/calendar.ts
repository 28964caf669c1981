// Words of the calendar of scheduled and published posts.
import type { calendar as en } from '../en/calendar.ts';

export const calendar: typeof en = {
  title: 'Calendario',
  view: 'Vista',
  month: 'Mes',
  week: 'Semana',
  list: 'Lista',
  back: 'Anterior',
  on: 'Siguiente',
  today: 'Hoy',
  handedOver: 'Entregado, sin publicar',
  move: 'Mover',
  moveOne: 'Mover «{{title}}» a otra hora',
  moved: '«{{title}}» saldrá el {{time}}.',
  tooNear: 'Esa hora ya pasó o faltan menos de 40 minutos. ¿Moverlo al {{time}} ({{zone}})?',
  nothing: 'No hay nada programado ni publicado en estos días.',
  nothingFound: 'Nada en estos días coincide con los filtros.',
  cut: 'Hay más en estos días de lo que cabe en el calendario. Elija un periodo más corto.',
  more: 'Más sobre «{{title}}»',
  duplicate: 'Duplicar como borrador nuevo',
  history: 'Abrir su historial',
};
