// Words of the versions of a package.
import type { versions as en } from '../en/versions.ts';

export const versions: typeof en = {
  title: 'Versiones',
  none: 'No hay ninguna versión anterior. Lo que se sustituye se guarda {{days}} días.',
  number: 'Versión {{number}}',
  current: 'actual',
  differences: 'Diferencias',
  reading: 'Tachado: lo que decía entonces. Subrayado: lo que dice ahora.',
  others: 'También cambia: {{names}}',
  restore: 'Restaurar la versión {{number}}',
  question:
    '¿Restaurar lo que decía la versión {{number}}? Lo que el contenido dice ahora seguirá entre las versiones.',
  restored: 'Se ha restaurado la versión {{number}}.',
  fields: {
    enTitle: 'título en inglés',
    category: 'categoría',
    filing: 'editor, tema especial o etiquetas',
    choices: 'público, ajustes de canal o audio',
  },
};
