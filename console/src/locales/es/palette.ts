// Words of the command palette.
import type { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  name: 'Buscar páginas, paquetes y cuentas',
  placeholder: '¿Adónde?',
  pages: 'Páginas',
  packages: 'Paquetes',
  accounts: 'Cuentas',
  nothing: 'Nada coincide con estas palabras.',
};
