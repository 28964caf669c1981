// What a platform's refusal means for who asked just now, in Spanish.
import type { AskedSentences } from '../keys.ts';

export const askedEs: AskedSentences = {
  'asked-unreachable':
    'No se pudo conectar con {channel} ({code}). Inténtelo de nuevo dentro de un rato; si persiste, un administrador debe revisar la red.',
  'asked-not-in-time':
    'Nuestro servidor tardó demasiado en empezar el envío, así que no se envió nada a {channel} ({code}). Inténtelo de nuevo dentro de un rato; si persiste, un administrador debe revisar la carga del servidor.',
  'asked-broken-off':
    'La conexión con {channel} se cortó antes de llegar entera su respuesta ({code}). Inténtelo de nuevo dentro de un rato.',
  'asked-trouble': '{channel} tiene problemas propios ({code}). Inténtelo de nuevo dentro de un rato.',
  'asked-later':
    '{channel} aún no ha terminado de procesarlo ({code}). Inténtelo de nuevo dentro de un rato.',
  'asked-token-over':
    'La autorización en {channel} ha terminado ({code}). Autorice la cuenta de nuevo y vuelva a intentarlo.',
  'asked-not-there': '{channel} dice que esto no está, o ya no ({code}). Compruebe lo que ha pedido.',
  'asked-too-fast': '{channel} pide ir más despacio ({code}). Inténtelo de nuevo dentro de un rato.',
  'asked-day-full':
    'Se ha agotado lo que {channel} permite a esta cuenta en un día ({code}). Inténtelo de nuevo mañana.',
  'asked-app-limit':
    'Entre todas las cuentas se ha agotado lo que {channel} permite a nuestra aplicación ({code}). Inténtelo más tarde; un administrador puede pedir más a {channel}.',
  'asked-in-minutes':
    '{channel} no admite más consultas por ahora ({code}). Inténtelo de nuevo dentro de {minutes} min.',
  'asked-said':
    '{channel} no lo ha aceptado: «{words}» ({code}). Cambie lo que ha pedido o muestre este mensaje a un administrador.',
  'asked-refused':
    '{channel} no permite hacer esto ({code}). Mire la cuenta allí; si se repite, avise a un administrador.',
  'asked-no-answer':
    '{channel} no dio ninguna respuesta válida ({code}). Inténtelo de nuevo dentro de un rato.',
};
