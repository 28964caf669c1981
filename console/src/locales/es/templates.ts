// Words of the templates of packages.
import type { templates as en } from '../en/templates.ts';

export const templates: typeof en = {
  title: 'Plantillas',
  mine: 'Mías',
  department: 'De mi departamento',
  whose: 'De quién son las plantillas',
  name: 'Nombre',
  rename: 'Cambiar el nombre de «{{name}}»',
  owner: 'Autor',
  changed: 'Modificada',
  use: 'Usar',
  useOf: 'Usar «{{name}}»',
  removeQuestion: '¿Eliminar definitivamente la plantilla «{{name}}»? Lo que se empezó con ella se conserva.',
  removed: 'La plantilla «{{name}}» se ha eliminado.',
  search: 'Buscar por nombre',
  empty: 'Todavía no hay plantillas. Cree una con «Guardar como plantilla» en el editor.',
  nothingFound: 'Ninguna plantilla se llama así.',
  saveAs: 'Guardar como plantilla',
  save: 'Guardar',
  saved: 'La plantilla «{{name}}» se ha guardado.',
  hint: 'Se guardan el texto, los archivos, las cuentas y los ajustes para su departamento; la hora de publicación no.',
};
