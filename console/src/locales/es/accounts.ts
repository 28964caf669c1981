// Words of binding accounts.
import type { accounts as en } from '../en/accounts.ts';

export const accounts: typeof en = {
  title: 'Vincular una cuenta',
  bound: 'Cuentas vinculadas',
  none: 'Aún no hay cuentas vinculadas. Elija un canal abajo.',
  usable: 'Lista',
  unusable: 'Autorizar de nuevo',
  renew: 'Autorizar de nuevo',
  channels: 'Canales',
  setUp: 'Configurado',
  notSetUp: 'Sin configurar',
  notSetUpWhy: 'Un administrador debe introducir antes las claves.',
  bind: 'Vincular',
  bindChannel: 'Vincular {{channel}}',
  mayNot: 'Puede ver las cuentas, pero no vincularlas.',
  waiting: 'Termine la autorización en la otra ventana.',
  openAgain: 'Abrir la ventana otra vez',
  blocked: 'El navegador bloqueó la ventana. Ábrala usted:',
  openPage: 'Abrir la página del canal',
  choose: 'Elija qué vincular',
  chooseNone: 'No se encontró nada que vincular.',
  bindChosen: 'Vincular {{count}}',
  done: 'Cuentas vinculadas: {{count}}',
  cancel: 'Cancelar',
};
