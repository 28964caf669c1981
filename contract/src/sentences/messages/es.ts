// What the inbox says, in Spanish.
import type { MessageSentences } from '../keys.ts';

export const messagesEs: MessageSentences = {
  'message-live': '«{title}» está publicado en {account}.',
  'message-owner-only': '«{title}» está en {account}, pero los lectores no lo ven. {reason}',
  'message-failed': '«{title}» no se publicó en {account}: {reason}',
  'message-dropped':
    'Se descartó «{title}» en {account}: nadie sabe si llegó a publicarse. Cuenta como no publicado y no se envía más; si está o no, solo se ve en la plataforma.',
  'message-unknown':
    'No sabemos si «{title}» está publicado en {account}. {reason} Comprobaciones: {looks}; última: {at}; próxima: {next}. Mírelo y decida.',
  'message-missed':
    '«{title}» no se publicó a tiempo en {account} y no se envió. Puede publicarse ahora desde el historial de publicaciones.',
  'message-sign-in-expired': 'Hay que autorizar {account} de nuevo; hay publicaciones esperando.',
  'message-authorise':
    '{who} le pide que autorice de nuevo {account} ({channel}). Abra esto, acepte en la página del canal y elija {account}.',
  'message-authorise-new':
    'Un enlace para vincular una cuenta de {channel}: ábralo en el navegador donde tiene la sesión iniciada allí.',
  'message-mention': '{who} le mencionó en una nota sobre «{title}»: {note}',
  'message-gone': '«{title}» ya no está en {account}: alguien lo eliminó allí.',
  'message-there-again':
    '«{title}» vuelve a estar en {account}, después de haber desaparecido. Si entretanto se publicó otra vez, retire una de las dos.',
  'message-articles-gone':
    '«{title}» en {account}: {count} de sus artículos ya no {count|está|están}: se {count|eliminó|eliminaron} en la plataforma; el resto sigue allí. Ábralo para ver cuáles.',
  'message-page-gone':
    '«{title}» en {account}: su página pública ya no está ({status}). Mire allí; si alguien lo eliminó, publíquelo de nuevo.',
  'message-page-hidden':
    '«{title}» en {account}: su página pública no se ve desde aquí ({status}), aunque la plataforma dice que la publicación sigue ahí. Mire allí; publicarla de nuevo la duplicaría.',
  'message-page-unasked':
    '«{title}» en {account}: su página pública no está ({status}) y no se pudo preguntar a la plataforma si la publicación sigue ahí. Mire allí antes de publicarla de nuevo: podría quedar dos veces.',
  'message-copies':
    '«{title}» aparece más de una vez en {account}. Revise la cuenta y retire la copia que sobra.',
  'message-files-wait':
    '«{title}» aún no está en {account}: la plataforma lleva mucho tiempo procesando sus imágenes o su vídeo. Seguiremos preguntando hasta que se agote su plazo; un archivo más pequeño, u otro, puede ir más rápido.',
  'message-own-limit':
    '«{title}» aún no está en {account}: nuestra aplicación ha agotado por ahora las llamadas que la plataforma le permite. Espera hasta el {next} y luego continúa solo.',
  'message-late':
    '«{title}» debía salir en {account} el {due} y sigue esperando. El historial de publicaciones dice a qué. Continúa solo; si no puede antes del {over}, avisaremos.',
  'message-change-failed': 'No se pudo cambiar «{title}» en {account}: {reason}',
  'message-change-unknown':
    'No se sabe con certeza qué pasó con el cambio de «{title}» en {account}: {reason}',
  'message-change-waits':
    '«{title}» en {account} aún no se ha cambiado ni retirado; próximo intento: {next}. {reason}',
  'message-change-sign-in':
    'Hay que autorizar {account} de nuevo: hasta entonces no se puede cambiar ni retirar allí «{title}».',
  'message-other-words':
    '«{title}» tiene en {account} un texto o unos ajustes distintos de la última versión. Abra la publicación y mírela; cámbiela de nuevo si no es correcto.',
  'message-repost-twin':
    '«{title}» se retiró de {account}, pero su nueva versión no se publicó: otra publicación con el mismo texto ya está allí o en camino. Abra el historial para ver las dos versiones.',
  'message-repost-gone':
    '«{title}» ya no está en {account}, aunque no lo retiramos nosotros, así que su nueva versión no se publicó. El texto se conserva en el historial; publíquelo como publicación nueva si aún lo desea.',
  'message-repost-asker':
    '«{title}» se retiró de {account}, pero su nueva versión no se envía: quien la pidió ya no puede publicar. El texto se conserva en el historial, donde alguien con permiso puede publicarlo de nuevo.',
  'message-repost-restored':
    '«{title}» iba a retirarse de {account} y publicarse con otro texto cuando Herald se restauró a un momento anterior. Aquí no se sabe si ese texto se publicó entretanto, así que no se envía solo: mire la cuenta. El texto se conserva en el historial; publíquelo como publicación nueva si allí falta.',
  'message-repost-stopped':
    '«{title}» no se vuelve a publicar en {account}: alguien pidió retirarlo definitivamente. El nuevo texto se conserva en el historial.',
  'message-sent-after-all':
    'Usted pidió retirar «{title}» de {account}, pero después alguien indicó que no estaba publicado y lo hizo enviar. Abra el historial y, si no debe estar allí, retírelo.',
  'message-wish-dropped':
    'Usted pidió retirar «{title}» de {account}, pero alguien lo descartó antes de saberse si está publicado. Puede seguir allí: mire la cuenta y, si está, elimínelo allí mismo.',
  'message-edit-stopped':
    'El cambio de «{title}» en {account} que usted pidió no se hizo: alguien pidió retirar la publicación. Su texto se conserva en el historial.',
  'message-preflight': '«{title}» debe salir en {account} el {time} ({zone}). {finding}',
  'message-hold-over':
    '«{title}» está reservado para su edición desde el {since} y entretanto pasó su hora. Ahora sale en {account} el {time} ({zone}).',
  'message-moved':
    'Han cambiado las reglas horarias de {zone}. «{title}» sigue saliendo en {account} el {time} de allí, que ahora es el {utc} UTC.',
  'alarm-breaker':
    '{channel} tiene problemas: una llamada tras otra quedó sin respuesta válida. Todas sus cuentas esperan un poco y continúan solas.',
  'alarm-copies': '«{title}» aparece más de una vez en {account}. Alguien debe retirar la copia que sobra.',
  'alarm-late':
    'Hay {count} {count|publicación cuya hora ya llegó y que no ha empezado|publicaciones cuya hora ya llegó y que no han empezado}; la más antigua lleva {minutes} {minutes|minuto|minutos} esperando. {resting} de ellas esperan porque la plataforma lo pidió y continúan solas, salvo que se les acabe el plazo; {limited} esperan a que nuestra aplicación vuelva a tener llamadas; para las demás, compruebe si hay un proceso de envío en marcha.',
  'alarm-unknowns':
    '{count} {count|publicación lleva|publicaciones llevan} más de un día sin confirmar. Alguien debe mirar y decidir.',
  'alarm-untold':
    'Herald ha intentado {tries} {tries|vez|veces} comunicar qué fue de una publicación y no lo ha logrado; sigue intentándolo. Busque la causa en el registro del proceso de envío.',
  'alarm-requester':
    '«{title}» para {account} lo pidió alguien que ya no puede publicar: no se envía. Alguien con permiso debe retomarlo en el historial.',
  'alarm-clock':
    'El reloj de {host} difiere en {seconds} s del de la base de datos. Ajústelo; a partir de 60 s no se envía nada desde allí.',
  'alarm-clock-stopped':
    'El reloj de {host} difiere en {seconds} s del de la base de datos. Desde allí no se envía nada hasta que esté bien.',
};
