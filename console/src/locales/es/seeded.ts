// What the categories, topics, departments and roles are called that the house comes with.
import type { seeded as en } from '../en/seeded.ts';

export const seeded: typeof en = {
  hint: 'Un nombre de Herald, que se muestra en cada idioma: «{{name}}». Cualquier otro se muestra tal cual.',
  categories: {
    international: 'Internacional',
    politics: 'Política',
    finance: 'Economía',
    society: 'Sociedad',
    culture: 'Cultura',
    technology: 'Ciencia y tecnología',
    sport: 'Deportes',
    health: 'Salud',
    travel: 'Viajes',
  },
  topics: {
    beltAndRoad: 'La Franja y la Ruta',
    climate: 'Cambio climático',
    countryside: 'Revitalización rural',
    innovation: 'Innovación',
    heritage: 'Patrimonio cultural',
    events: 'Competiciones deportivas',
  },
  departments: {
    international: 'Redacción internacional',
    video: 'Redacción de vídeo',
    finance: 'Redacción de economía',
    culture: 'Redacción de cultura',
  },
  roles: {
    admin: 'Administrador',
    editor: 'Editor',
    scheduler: 'Planificador',
    guestWriter: 'Redactor invitado',
  },
  roleWords: {
    admin: 'Todo, en todos los departamentos.',
    editor: 'Redacta, programa y publica; resuelve lo que está sin confirmar.',
    scheduler: 'Redacta y programa; no publica al momento.',
    guestWriter: 'Escribe borradores; no ve cuentas ni publica nada.',
  },
};
