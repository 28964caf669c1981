// Words of the command palette.
import type { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  name: 'Buscar páginas, contenidos y cuentas',
  placeholder: '¿Adónde?',
  pages: 'Páginas',
  packages: 'Contenidos',
  accounts: 'Cuentas',
  nothing: 'Nada coincide con la búsqueda.',
};
