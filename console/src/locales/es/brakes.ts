// Words of the brakes: pauses of publishing, and how each platform stands.
import type { brakes as en } from '../en/brakes.ts';

export const brakes: typeof en = {
  title: 'Frenos',
  pauses: 'Pausas',
  none: 'No hay nada en pausa. Se publica con normalidad.',
  pause: 'Pausar la publicación',
  what: 'Qué se detiene',
  scopes: { everything: 'Todo', channel: 'Un canal', department: 'Un departamento', account: 'Una cuenta' },
  which: 'Cuál',
  because: 'Motivo (lo lee todo el mundo)',
  question: 'Nada de esto se envía hasta que se levante la pausa. Lo que ya salió se comprueba igualmente.',
  paused: 'La publicación está en pausa.',
  lift: 'Levantar la pausa',
  liftQuestion: 'Lo que esperaba saldrá en el acto. ¿Levantar la pausa?',
  lifted: 'La pausa se ha levantado.',
  by: '{{name}}, desde {{since}}',
  since: 'Desde {{since}}',
  restored:
    'Restaurado de la copia del {{time}}. Lo que esperaba entonces puede haber salido o haberse anulado: antes de quitar la pausa, revise lo programado y el historial, y detenga lo que no deba salir de nuevo.',
  cancel: 'Cancelar',
  platforms: 'Plataformas',
  platform: 'Plataforma',
  state: 'Estado',
  well: 'Normal',
  rests: 'En reposo hasta {{until}}',
  troubles: 'Llamadas seguidas sin respuesta: {{count}}',
  resends: 'Reenviar una vez por sí solo',
  resendsWhy:
    'Solo tras tres comprobaciones de que la publicación no está, en plataformas que rechazan la misma dos veces.',
  resendsNever:
    'Aquí no: es para plataformas que rechazan la misma publicación dos veces y no reconocen por clave una llamada repetida.',
  banner: {
    everything: 'La publicación está en pausa.',
    channel: 'La publicación en {{what}} está en pausa.',
    department: 'La publicación de {{what}} está en pausa.',
    account: 'La publicación en la cuenta {{what}} está en pausa.',
    goesOn: 'Lo pendiente espera y saldrá solo después.',
  },
};
