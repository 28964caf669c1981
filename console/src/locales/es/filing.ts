// Words of what content is filed under.
import type { filing as en } from '../en/filing.ts';

export const filing: typeof en = {
  title: 'Categorías y temas',
  kind: 'Qué administrar',
  categories: 'Categorías',
  topics: 'Temas especiales',
  classes: 'Clases de un canal',
  channel: 'Canal',
  new: 'Nueva entrada',
  name: 'Nombre',
  uses: 'Usos',
  default: 'Predeterminada',
  none: 'Todavía no hay entradas. Cree la primera.',
  categoryWhat: 'Cada contenido tiene una categoría. Se ofrecen en este orden.',
  topicWhat: 'Un contenido puede pertenecer a un tema especial.',
  classWhat:
    'Un contenido puede tener una clase en cada canal. Las clases propias son solo de uso interno: no se envían a la plataforma.',
  theirs: '{{channel}} tiene sus propias clases y no acepta otras; por eso no se pueden cambiar aquí.',
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de {{name}}',
  renamed: 'Ahora se llama {{name}}.',
  made: '{{name}} se ha creado.',
  deleted: '{{name}} se ha eliminado.',
  nameMissing: 'Escriba un nombre',
  keeps:
    'Contenidos que conservan el nombre «{{name}}»: {{number}}. Solo los nuevos reciben el nombre nuevo.',
  upWhich: 'Subir {{name}}',
  downWhich: 'Bajar {{name}}',
  question: '¿Eliminar {{name}}? No lo usa ningún contenido.',
  usedQuestion:
    '¿Eliminar {{name}}? Contenidos que conservan este nombre y se pueden seguir buscando por él: {{number}}. Ya no se podrá elegir.',
};
