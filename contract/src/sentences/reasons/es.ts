// Why a publication stands as it does, in Spanish.
import type { ReasonSentences } from '../keys.ts';

export const reasonsEs: ReasonSentences = {
  'reason-none': '',
  'reason-waiting-for-its-time': 'Esperando su hora.',
  'reason-waiting-for-the-account': 'En espera: se está enviando otra publicación de esta cuenta.',
  'reason-being-prepared': 'Se está preparando en la plataforma; aún no se ha publicado nada.',
  'reason-waiting-for-the-platform': 'Aceptado; esperando a que la plataforma termine.',
  'reason-with-its-owner':
    'Está en la bandeja de la aplicación de su titular, que lo termina y publica allí; aún no está publicado.',
  'reason-owner-unseen':
    'Llegó a la bandeja de la aplicación de su titular y desde entonces no se sabe nada más. Pregúntele si lo publicó e indíquelo aquí.',
  'reason-not-public':
    'Su titular ya lo ha publicado en la aplicación. No tiene dirección pública: quizá solo lo ven algunas personas, o la plataforma aún lo revisa. Si llega a tenerla, aparecerá aquí.',
  'reason-platform-said-live': 'La plataforma lo confirmó.',
  'reason-owner-only': 'Está allí y es privado, como se eligió: solo lo ve su titular.',
  'reason-locked-private':
    'Está allí, pero la plataforma lo mantiene privado: solo lo ve su titular. Así trata todo lo que sube una aplicación que no ha auditado. Pida la auditoría del proyecto y publíquelo de nuevo.',
  'reason-made-private':
    'Está allí, pero en la plataforma se hizo privado: solo lo ve su titular. Para que lo vean los lectores, hágalo público allí.',
  'reason-found-on-the-account': 'Se perdió la respuesta; encontramos la publicación en la cuenta.',
  'reason-person-said-live': 'Una persona lo confirmó y se comprobó el enlace.',
  'reason-person-said-live-unchecked': 'Una persona lo confirmó; nosotros no pudimos comprobar el enlace.',
  'reason-person-dropped': 'Una persona lo descartó; nadie sabe si se publicó.',
  'reason-person-cancelled': 'Una persona lo canceló antes de enviarse.',
  'reason-answer-lost':
    'Enviado, pero se perdió la respuesta. Comprobamos si está publicado; mientras tanto no se reenvía.',
  'reason-answer-unclear':
    'La plataforma respondió algo que no conocemos. Estamos comprobando si está publicado; mientras tanto no se envía otra vez.',
  'reason-worker-died':
    'El proceso de envío se detuvo mientras enviaba. Comprobamos si está publicado; mientras tanto no se reenvía.',
  'reason-newer-words':
    'Aún no lo sabemos. Desde entonces ha salido, o va a salir, otra versión, así que no se vuelve a enviar por sí solo. Indique qué ha sido de ello.',
  'reason-not-found-yet': 'Aún no lo sabemos: por ahora no se ha visto en la cuenta.',
  'reason-duplicate-unfound':
    'No lo sabemos: la plataforma dice que ya existe la misma publicación, pero por ahora no se ha encontrado en la cuenta. Abra la cuenta y mírelo.',
  'reason-several-candidates':
    'No lo sabemos: lo que hay en la cuenta podría ser esta publicación u otra igual.',
  'reason-cannot-look': 'No lo sabemos: no pudimos mirar en la cuenta.',
  'reason-not-sent': 'No enviado; se reintenta solo.',
  'reason-busy': 'La plataforma pide esperar; se reintenta solo.',
  'reason-busy-too-long':
    'La plataforma pide esperar más de lo que esto puede retrasarse. No saldrá por sí solo: pasada su hora se marca como «No se publicó a tiempo» y entonces se publica con un clic.',
  'reason-own-limit':
    'Nuestra aplicación ha agotado por ahora las llamadas que esta plataforma le permite. Se publicará sola cuando vuelva a tenerlas.',
  'reason-sign-in-expired': 'Hay que autorizar la cuenta de nuevo. Después continúa solo.',
  'reason-not-permitted':
    'A la cuenta le falta un permiso en la plataforma. Autorícela de nuevo con todos los permisos.',
  'reason-content-refused': 'La plataforma rechazó el contenido. Corríjalo y publique de nuevo.',
  'reason-does-not-fit':
    'No se pudo enviar tal como está: una parte no es apta para esta plataforma o hay que subir de nuevo sus archivos. Ábrala, cambie lo marcado y publique otra vez.',
  'reason-media-refused': 'La plataforma rechazó una imagen o un vídeo. Sustitúyalo y publique de nuevo.',
  'reason-blocked-by-platform': 'La plataforma bloquea esta cuenta o publicación. Vea su aviso allí.',
  'reason-duplicate': 'La plataforma dice que ya existe la misma publicación.',
  'reason-too-many-tries': 'Abandonado tras muchos intentos; nunca se envió.',
  'reason-tries-in-doubt':
    'No lo sabemos: la plataforma lo aceptó una y otra vez sin publicar nada, aunque alguna de las llamadas pudo surtir efecto. Mire la cuenta y diga aquí si está publicado.',
  'reason-missed': 'Su hora pasó antes de poder enviarse. No se envió.',
  'reason-account-gone':
    'Su departamento ya no tiene esta cuenta. Vincúlela de nuevo o consulte al departamento que la tiene ahora.',
  'reason-requester-may-not':
    'No se envió nada: quien lo pidió ya no puede publicar. Alguien con permiso puede reintentarlo.',
  'reason-content-broken': 'Falta un archivo de la publicación o está dañado. Súbalo y publique de nuevo.',
  'reason-withdrawn': 'Retirado.',
  'reason-withdrawal-failed': 'La publicación sigue ahí: no se pudo retirar. Inténtelo de nuevo.',
  'reason-stands-unsure':
    'La publicación sigue ahí: no se pudo retirar. No se sabe qué texto muestra, porque una edición anterior quedó sin respuesta. Ábrala y vuelva a intentarlo.',
  'reason-half-taken-down':
    'Retirada a medias: el vídeo ya está eliminado, pero la publicación no, o no se sabe. Ábrala; si sigue ahí, elimínela en la plataforma o retírela de nuevo desde aquí con la cuenta autorizada.',
  'reason-change-signed-out':
    'La publicación sigue como estaba: hay que volver a autorizar la cuenta. Después, solicítelo de nuevo.',
  'reason-edited': 'El cambio ya está en la plataforma.',
  'reason-edited-filmless':
    'El cambio está en la plataforma. El vídeo ya no está: se eliminó cuando la publicación se retiró solo a medias.',
  'reason-edit-failed': 'No se pudo hacer el cambio: no cambió nada de la publicación.',
  'reason-edit-unknown':
    'No sabemos si el cambio surtió efecto. Abra la publicación y mírela; si no lo tuvo, cámbiela de nuevo.',
  'reason-withdrawal-unknown':
    'No sabemos si la publicación se retiró. Ábrala y mire; si sigue ahí, retírela de nuevo.',
  'reason-change-unanswered':
    'Se pidió el cambio, pero se perdió la respuesta. Comprobamos cómo está ahora la publicación y seguimos por nuestra cuenta.',
  'reason-change-given-up':
    'Se pidió durante un día entero sin éxito y ya no se pide más; la publicación sigue como estaba. Pídalo de nuevo o hágalo en la plataforma.',
  'reason-earlier-change':
    'Un cambio anterior de esta publicación quedó sin respuesta y aún puede surtir efecto. El texto nuevo se pondrá cuando ya no pueda.',
  'reason-other-words':
    'La publicación tiene allí un texto o unos ajustes distintos de la última versión de aquí. Ábrala y mírela; cámbiela de nuevo si no es correcto.',
  'reason-not-overwritten':
    'Sin cambios: la publicación tiene allí un texto o unos ajustes distintos de la última versión de aquí, así que alguien la cambió en la plataforma. Ábrala y mírela; cámbiela de nuevo para poner los suyos.',
  'reason-sent-again': 'Comprobado que no está, así que se envía una vez más automáticamente.',
  'reason-sent-under-its-key':
    'Aún no se sabe si salió. Se envía una vez más con la misma clave, con la que la plataforma no hace nada dos veces.',
  'reason-resend-waits':
    'Aún no se sabe si salió. Enviarlo otra vez con la misma clave espera: por una pausa, por la plataforma o por otra publicación de esta cuenta.',
  'reason-paused': 'En pausa a propósito. Continúa solo cuando se levante la pausa.',
  'reason-platform-resting': 'La plataforma tiene problemas; esperamos un poco y seguimos automáticamente.',
  'reason-gone-from-platform': 'Ya no está en la plataforma; alguien lo eliminó allí.',
  'reason-articles-gone':
    'Sigue allí, pero sin algunos de sus artículos: alguien los eliminó en la plataforma. Los detalles muestran cuáles.',
};
