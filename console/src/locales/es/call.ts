// Words of the calls: what can go wrong on the way to the server.
import type { call as en } from '../en/call.ts';

export const call: typeof en = {
  error: 'Error',
  timedOut:
    'El servidor no respondió a tiempo. Compruebe el resultado antes de volver a intentarlo: puede que la petición haya llegado.',
  offline: 'No hay conexión con el servidor. Compruebe la red y vuelva a intentarlo.',
  unreadable: 'El servidor respondió algo que esta página no entiende. Vuelva a cargar la página.',
  restarting: 'El servidor se está reiniciando. Espere un momento.',
  status: 'El servidor respondió con el estado {{status}}.',
  noReason: 'no se indicó el motivo',
};
