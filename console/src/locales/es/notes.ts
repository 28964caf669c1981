// Words of the notes on a package.
import type { notes as en } from '../en/notes.ts';

export const notes: typeof en = {
  title: 'Notas',
  none: 'Aún no hay notas. Los lectores nunca las ven.',
  write: 'Escribir una nota',
  placeholder: 'Con @ se menciona a un compañero',
  nobody: 'Nadie con acceso se llama así.',
  send: 'Añadir nota',
};
