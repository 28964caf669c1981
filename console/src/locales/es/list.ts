// Words of what every list says.
import type { list as en } from '../en/list.ts';

export const list: typeof en = {
  retry: 'Reintentar',
  again: 'Publicarlo otra vez',
  total: '{{total}} en total',
  actions: 'Acciones',
  edit: 'Editar',
  delete: 'Borrar',
  deleteQuestion: '¿Borrar «{{title}}»? No se puede deshacer.',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  done: 'Operación realizada',
  newContent: 'Nuevo contenido',
  title: 'Título',
  titleSearch: 'Buscar por título',
  untitled: '(sin título)',
  created: 'Creado',
  category: 'Categoría',
  type: 'Tipo',
};
