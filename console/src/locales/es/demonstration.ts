// Words of taking the demonstration away.
import type { demonstration as en } from '../en/demonstration.ts';

export const demonstration: typeof en = {
  title: 'Demostración',
  remove: 'Eliminar la demostración',
  ended: 'La demostración se eliminó el {{at}}. Ningún arranque la recupera.',
  nothing: 'Aquí no hay nada de la demostración.',
  own: 'Ha iniciado sesión con una cuenta de demostración, que se eliminaría también. Cree un administrador propio en «Usuarios», o cambie esta contraseña, inicie sesión de nuevo y vuelva aquí.',
  goes: 'Qué se elimina',
  stays: 'Qué se conserva',
  people: 'Las cuentas con las contraseñas que todos conocen; su sesión se cierra al momento: {{names}}',
  departments: 'Estos departamentos, si no tienen nada: {{names}}',
  rows: 'En las páginas de demostración: artículos ({{articles}}), roles ({{roles}}), transacciones ({{transactions}})',
  menu: 'La entrada de las páginas de demostración en el menú',
  adopted: 'Las cuentas cuya contraseña se cambió, porque ya son de alguien: {{names}}',
  written:
    'Lo creado con las cuentas que se eliminan, porque no se distingue del trabajo real: contenidos ({{packages}}), publicaciones programadas, que saldrán según lo previsto ({{schedules}}), y cuentas vinculadas ({{accounts}}). Queda en su departamento; desvincule o elimine allí lo que no haga falta. Los borradores ({{drafts}}) pasan a ser suyos: los encontrará en «Mis borradores».',
  made: 'Lo que se escribió en las páginas de demostración: artículos ({{articles}}), roles ({{roles}}). Mientras exista, también se conserva la entrada del menú.',
  rest: 'Roles, menús, categorías y temas especiales, porque una redacción los necesita; y todo lo demás que hayan creado las personas.',
  question: '¿Eliminar la demostración?',
  forGood:
    'No se puede deshacer y ningún arranque la recupera. Queda constancia en el registro de auditoría.',
  type: 'Escriba {{word}} para confirmar',
  done: 'La demostración se ha eliminado.',
};
