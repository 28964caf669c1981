// Words of the sheet of keys.
import type { shortcuts as en } from '../en/shortcuts.ts';

export const shortcuts: typeof en = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  composer: 'En el editor',
  palette: 'Buscar páginas, contenidos y cuentas',
  sheet: 'Mostrar estos atajos',
  save: 'Guardar el borrador',
  publish: 'Abrir el diálogo de publicación',
  moveItem: 'Mover el contenido que tiene el foco',
};
