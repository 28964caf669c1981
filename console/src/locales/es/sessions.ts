// Words of one's own sessions.
import type { sessions as en } from '../en/sessions.ts';

export const sessions: typeof en = {
  title: 'Mis sesiones abiertas',
  about:
    'Todos los navegadores en los que tiene abierta una sesión de Herald. Cierre lo que no reconozca: su siguiente petición se rechazará al instante.',
  current: 'Esta',
  unknownDevice: 'Dispositivo desconocido',
  from: 'desde {{address}}',
  since: 'iniciada el {{at}}',
  seen: 'último uso: {{when}}',
  end: 'Cerrar esa sesión',
  endQuestion:
    'Quien trabaje allí tendrá que volver a entrar. Lo que no esté guardado se perderá si se cierra la página.',
  ended: 'Sesión cerrada.',
  endOthers: 'Cerrar todas las demás',
  endOthersQuestion: 'Todas sus demás sesiones terminan al instante; esta continúa.',
  othersEnded: 'Sesiones cerradas en otros lugares: {{count}}',
  cancel: 'Cancelar',
};
