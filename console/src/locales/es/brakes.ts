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
  liftQuestion: 'Lo que esperaba saldrá enseguida. ¿Levantar la pausa?',
  lifted: 'La pausa se ha levantado.',
  by: '{{name}}, desde el {{since}}',
  since: 'Desde el {{since}}',
  restored:
    'Todo está aquí como estaba el {{time}}. Lo que se envió, se canceló o se reintentó después no se conoce aquí: antes de levantar la pausa, revise lo programado, el historial de publicaciones y las propias cuentas, y detenga lo que no deba salir de nuevo.',
  cancel: 'Cancelar',
  platforms: 'Plataformas',
  platform: 'Plataforma',
  state: 'Estado',
  well: 'Normal',
  rests: 'En reposo hasta el {{until}}',
  troubles: 'Llamadas seguidas sin respuesta: {{count}}',
  resends: 'Reenviar una vez automáticamente',
  resendsWhy:
    'Solo cuando tres comprobaciones han mostrado que la publicación no está, y en plataformas que no aceptan dos veces la misma publicación.',
  resendsNever:
    'Aquí no: es para plataformas que no aceptan dos veces la misma publicación y no reconocen una llamada repetida por su clave.',
  banner: {
    everything: 'La publicación está en pausa.',
    channel: 'La publicación en {{what}} está en pausa.',
    department: 'La publicación de {{what}} está en pausa.',
    account: 'La publicación en la cuenta {{what}} está en pausa.',
    goesOn: 'Las publicaciones esperan y después saldrán solas.',
  },
};
