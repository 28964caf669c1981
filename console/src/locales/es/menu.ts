// Names of the server's menu entries, by the keys the seed gives them.
import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  newContent: 'Nuevo contenido',
  myDrafts: 'Mis borradores',
  myMaterials: 'Mis materiales',
  myContent: 'Mi contenido',
  departmentContent: 'Contenido del departamento',
  scheduled: 'Programado',
  publishHistory: 'Historial de publicaciones',
  statistics: 'Estadísticas',
  accounts: 'Cuentas',
  brakes: 'Frenos',
  messages: 'Mensajes',
};
