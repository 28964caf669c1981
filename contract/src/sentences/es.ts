// The sentences in Spanish.
import { chosenEs } from './chosen/es.ts';
import { coversEs } from './covers/es.ts';
import { filmsEs } from './films/es.ts';
import type { Sentences } from './keys.ts';
import { peopleEs } from './people/es.ts';
import { reasonsEs } from './reasons/es.ts';

export const es: Sentences = {
  ...chosenEs,
  ...coversEs,
  ...filmsEs,
  ...peopleEs,
  ...reasonsEs,
  ok: 'Hecho',
  'session-ended': 'Su sesión ha terminado.',
  'sign-in-needed': 'Inicie sesión, por favor.',
  'token-rejected': 'Se ha cerrado su sesión. Puede quedarse en esta página o volver a iniciar sesión.',
  'post-gone': 'Esta publicación ya no es válida.',
  'input-invalid': 'Revise lo introducido: {detail}',
  'field-missing': 'falta {field}',
  'field-too-long': '{field}: como máximo {limit} caracteres',
  'field-too-many': '{field}: como máximo {limit} {limit|elemento|elementos}',
  'field-too-large': '{field}: como máximo {limit}',
  'field-wrong': '{field} no tiene la forma debida',
  'upload-refused': 'La subida fue rechazada: {detail}.',
  'authorisation-failed': 'La autorización no funcionó: {detail}. Comiéncela de nuevo.',
  'authorisation-declined': 'La autorización fue rechazada en el canal. No se ha vinculado nada.',
  'authorisation-beyond':
    'La plataforma rechazó toda la autorización: a la aplicación le falta un permiso solicitado. Añádale allí el producto que falta o pida al administrador que quite ese permiso de los ajustes (LINKEDIN_PAGES).',
  'authorisation-expired': 'La autorización tardó demasiado o ya había terminado. Comiéncela de nuevo.',
  'authorisation-elsewhere': 'La autorización no se inició en este navegador. Comiéncela aquí.',
  'request-unreadable': 'Esta petición no se puede leer. Recargue la página e inténtelo de nuevo.',
  'key-unreadable': 'La Idempotency-Key debe tener de 1 a 200 caracteres visibles, sin espacios.',
  forbidden: 'No tiene permiso para esto. Contacte con su administrador.',
  'not-found': 'No se ha encontrado. Puede que se haya eliminado.',
  'changed-elsewhere': 'Cambiado por {who} el {at}. Compare las versiones o sobrescríbala con la suya.',
  'already-on-its-way':
    'Esto, o una versión anterior, ya va camino de {account}. Espere a que salga, o bien deténgalo o indique qué ha sido de ello en el historial de publicaciones.',
  'not-retryable':
    'Esto no se puede reintentar: solo se reintenta lo que se ha comprobado que no está publicado y no se ha reintentado después.',
  'same-post-again':
    'La misma publicación ya se envió a {account}, o puede que se haya enviado. Confirme para publicarla otra vez.',
  'already-sending': 'Ya se está enviando y no se puede cambiar ahora.',
  'account-elsewhere': 'Vinculada por otro departamento.',
  'still-scheduled':
    'Esto está programado para el {time} ({zone}). Retire primero esa programación; después podrá cambiarlo o eliminarlo.',
  'held-elsewhere':
    '{who} lo tiene abierto para editarlo desde el {since} y lo reserva hasta el {until} ({zone}). Pregúntele, o inténtelo de nuevo después.',
  'moved-elsewhere':
    'No se ha cambiado nada: entretanto {who} lo ha reprogramado para el {time} ({zone}). Recargue para verlo.',
  'parted-elsewhere':
    'No se ha cambiado nada: {account} ya no forma parte de esta programación; entretanto se publicó por separado o se retiró. Abra de nuevo la programación para ver qué sigue en espera.',
  'already-scheduled':
    'Esto ya está programado para el {time} ({zone}). Sustituya esa programación o retírela primero.',
  'still-carried-out': 'El primer intento todavía está en curso. Espere un momento; no se hará dos veces.',
  'stands-otherwise': 'Tal como está ahora no se puede hacer. Recargue para ver qué ha sido de ello.',
  'account-busy':
    'Otra publicación de esta cuenta se está enviando o comprobando. Inténtelo de nuevo dentro de un momento.',
  'repost-unconfirmed':
    'En {channel} habría que eliminarlo y publicarlo de nuevo. Confírmelo primero para esta cuenta.',
  'nothing-to-change': 'Nada de lo que se puede cambiar en {channel} difiere de lo publicado allí.',
  'change-beyond-reach':
    'Lo que difiere no se puede cambiar en {channel}; no se envió nada. Retírelo y publíquelo de nuevo.',
  'paused-now':
    'La publicación está en pausa: lo que se retire no podría publicarse de nuevo. Inténtelo cuando termine la pausa.',
  'account-other':
    'Esta es otra cuenta, no {account}. Autorice de nuevo y elija {account}, o vincule la otra como cuenta nueva.',
  'material-in-use':
    'Está en uso en borradores ({drafts}), contenidos ({packages}), plantillas ({templates}) y publicaciones en camino o publicadas ({publications}). Allí se conserva; confirme para eliminarlo de sus materiales.',
  'file-infected':
    'Se encontró software malicioso en «{name}» ({virus}) y no se guardó. Limpie el archivo en su origen o elija otro.',
  'pasted-address-wrong':
    'Esta no es la dirección a la que lleva {channel} después de aceptar. Abra de nuevo la autorización, acepte y pegue la dirección completa de la página final.',
  'authorise-first':
    'No se encontró ninguna autorización terminada de {channel}. Abra su página, acepte allí y confirme aquí después.',
  'account-which': 'La autorización ofrece {names}. Escriba el nombre de una de esas cuentas.',
  'not-named':
    'No está entre las personas que pueden publicar con {account}. Pida a un administrador que le añada.',
  'access-by-department':
    'La cuenta {account} está abierta a todo su departamento. Elija primero «Solo las personas indicadas abajo».',
  'person-may-not':
    'No se puede indicar a {name}: solo a personas del departamento de la cuenta cuyo rol les permita publicar o programar.',
  'word-wrong': 'No se ha eliminado nada. Escriba «{word}» exactamente para confirmar.',
  'demonstration-own':
    'Ha iniciado sesión con {account}, una cuenta de demostración que se eliminaría también. Cree un administrador propio en «Usuarios», o cambie esta contraseña, inicie sesión con él y vuelva a intentarlo.',
  'owner-may-not': '{who}, que vinculó {account}, ya no puede autorizar cuentas. Autorícela usted.',
  'chunk-elsewhere': 'La subida está en el byte {offset}. Continúe desde ahí.',
  'upload-too-large': 'El archivo supera los {limit} MB.',
  'request-too-large': 'Lo enviado es demasiado grande. Acórtelo e inténtelo de nuevo.',
  'file-not-what-it-says': '{name} no es un archivo {type}. Guárdelo en ese formato y súbalo de nuevo.',
  'format-not-taken': 'Lo enviado tiene un formato no aceptado. Recargue la página e inténtelo de nuevo.',
  'content-refused': 'Corrija lo señalado: {detail}',
  'lead-too-short': 'Elija una hora dentro de al menos {minutes} minutos.',
  'time-unreadable': 'No se puede leer esta hora. Escríbala como YYYY-MM-DD HH:mm:ss.',
  'account-unusable': 'Hay que autorizar {account} de nuevo antes de publicar.',
  'channel-not-set-up': '{channel} no está configurado. Un administrador debe introducir sus claves.',
  'link-not-verified': 'En la cuenta no hay ninguna publicación con este enlace. Revise el enlace.',
  'link-unreadable':
    'Este enlace no dice qué publicación es, así que no se ha preguntado a {channel} y nada ha cambiado. {detail}',
  'call-may-arrive':
    'Nuestro último envío aún puede llegar hasta el {time} ({zone}); antes nadie puede afirmar que la publicación no está. Responda entonces. Si ya la ve, elija «Está publicado».',
  'twin-stands':
    'La misma publicación ya está en {account}, o puede estarlo. Retire primero esa, o cambie el texto.',
  'restored-since':
    'Herald se restauró a un momento anterior en el que esto ya existía. Aquí no se sabe si salió entretanto: mire primero {account}. Confirme para publicarlo.',
  'twin-given-up':
    'La misma publicación puede estar en {account}: se dejó de seguir sin saber qué fue de ella. Mire la cuenta. Si no está, retire la publicación antigua y publique esta como nueva, confirmándolo.',
  'came-up-since':
    'Desde que miró, han aparecido en la cuenta publicaciones que pueden ser esta. Están en la lista: mírelas y responda de nuevo.',
  'still-at-work':
    'La plataforma la tiene y sigue procesándola. Responda cuando haya terminado; si ya la ve, elija «Está publicado».',
  'may-be-at-work':
    'La plataforma puede seguir procesándola hasta el {time} ({zone}); antes nadie puede afirmar que la publicación no está. Responda entonces. Si ya la ve, elija «Está publicado».',
  'with-its-owner':
    'La tiene el titular de la cuenta en la aplicación de la plataforma y puede publicarla en cualquier momento. Si se eliminó allí, descártela aquí y publíquela como nueva.',
  'still-there': 'Hay una publicación con este texto en la cuenta. Elija «Está publicado» y pegue su enlace.',
  'no-page-to-bind': 'No se encontró ninguna página en la que publicar.',
  'time-too-far': 'Elija una hora dentro de los próximos {days} días.',
  'key-used-otherwise': 'Esta clave ya se usó para otra cosa. Use una clave nueva para cada operación.',
  'time-past': 'Esa hora ya pasó. Elija otra posterior.',
  'link-other-words':
    'La publicación de ese enlace dice otra cosa. Mire de nuevo y pegue el enlace de la publicación misma.',
  'edit-impossible': 'Lo publicado en {channel} no se edita desde aquí. Retírelo y publíquelo de nuevo.',
  'regions-need-account':
    'Vincule primero una cuenta de {channel} que funcione: su búsqueda encuentra las regiones.',
  'take-down-impossible':
    '{channel} no nos permite retirar nada. Retírelo en {channel}; después aparecerá aquí como retirado.',
  'outcome-open':
    'No se sabe si está publicado, o lo decide su titular, y {channel} no nos deja retirar nada. Decídalo primero; queda como está.',
  'feeling-unsupported': 'Los sentimientos aún no se admiten aquí. Deje el que había.',
  'platform-refused': '{detail}',
  'too-many-requests':
    'Demasiadas peticiones. Inténtelo de nuevo dentro de {seconds} {seconds|segundo|segundos}.',
  'uploads-an-hour':
    'Ha iniciado {limit} {limit|subida|subidas} en una hora. Continúe dentro de {minutes} {minutes|minuto|minutos}.',
  'uploads-a-day':
    'Con este archivo superaría los {limit} GB subidos en un día. Envíe uno más pequeño, o este dentro de {hours} {hours|hora|horas}.',
  'uploads-at-once':
    'Ya hay {limit} archivos grandes suyos en camino. Espere a que llegue uno o cancele uno, y después envíe este.',
  internal: 'Algo falló por nuestra parte. No se ha perdido nada; inténtelo de nuevo.',
  'not-ready': 'El servidor está arrancando. Inténtelo de nuevo dentro de un momento.',
  'store-away': 'El almacén de archivos no responde ahora mismo. Vuelva a intentarlo dentro de un momento.',
  'scanner-away':
    'Ahora mismo no se puede comprobar si los archivos contienen software malicioso, así que este no se aceptó. Vuelva a intentarlo en unos minutos.',
  'film-unread':
    'Ahora mismo no se pueden leer vídeos ni audios, así que este archivo no se aceptó. Vuelva a intentarlo en unos minutos.',
  'disk-full': 'El almacenamiento está lleno. Un administrador debe hacer sitio; luego súbalo otra vez.',

  'title-missing': 'Escriba un título.',
  'title-too-long': 'El título tiene {length} caracteres; se permiten {limit} como máximo.',
  'title-too-long-for-wechat': 'El título supera los 64 caracteres: tiene {length}.',
  'body-missing': 'Escriba un texto o suba una imagen o un vídeo.',
  'keywords-too-long': 'Reduzca las palabras clave ({length} de {limit}).',
  'link-invalid': 'Escriba un enlace válido, que empiece por http:// o https://.',
  'link-missing': 'Escriba primero un enlace.',
  'link-second': 'Solo se permite un enlace.',
  'media-mixed': 'No pueden coexistir vídeos, imágenes y enlaces.',
  'video-second': 'Solo se permite un vídeo.',
  'channel-missing': 'Elija un canal de publicación.',
  'time-missing': 'Elija una hora.',
  'articles-too-many':
    '{channel} admite como máximo {limit} {limit|artículo|artículos} a la vez; hay {count}.',
  'item-in-two-versions':
    'Es otra versión del contenido {other}: {account} mostraría las dos. Quite una de las dos.',
  'item-twice':
    'Dice lo mismo que el contenido {other}: {account} lo mostraría dos veces. Cambie uno de los dos o quítelo.',
  'nothing-to-publish': 'No hay nada que publicar: elija al menos un contenido.',
  'wechat-not-alone': 'WeChat debe enviarse solo.',
  'old-format': 'Un artículo antiguo no se puede actualizar.',
  'files-too-many-at-once':
    'Como máximo {limit|se puede|se pueden} elegir {limit} {limit|archivo|archivos} a la vez.',
  'draft-incomplete': 'Rellene el título y el contenido obligatorios.',
  'upload-unfinished': 'Espere a que terminen las subidas; si falló la red, vuelva a subir los archivos.',
  'upload-left-out':
    '{count} {count|archivo no llegó|archivos no llegaron} a tiempo y no {count|está|están} en la publicación. Vuelva a subir o quite.',
  'text-missing': '{channel}: se necesita un texto.',
  'text-too-long': '{channel}: el texto suma {length}; {limit} como máximo (sobran {over}).',
  'text-nearly-full': '{channel}: {length} de {limit}.',
  'author-too-long': '{channel}: el autor tiene {length} caracteres; {limit} como máximo. Acorte el nombre.',
  'article-links-lost':
    '{channel}: solo funcionan los enlaces a artículos de mp.weixin.qq.com. Los demás quedan como texto ({count}, el primero {address}). Para una dirección use «Leer más».',
  'source-link-wrong':
    '{channel}: el enlace a la fuente debe empezar por http:// o https:// y tener {limit} bytes como máximo. Corríjalo o quítelo.',
  'description-cut':
    '{channel}: el resumen tiene {length} caracteres y se corta a {limit}. Acórtelo para decidir cómo termina.',
  'images-too-many': '{channel}: {limit} {limit|imagen|imágenes} como máximo; hay {count}.',
  'image-type': '{channel}: {name} no es de un tipo admitido ({types}).',
  'image-too-large':
    '{channel}: {name} tiene {size} MB; {limit} MB como máximo. Pulse «Ajustar» o elija una más ligera.',
  'gif-not-alone': '{channel}: un GIF debe ser la única imagen.',
  'alt-text-too-long': '{channel}: la descripción de {name} supera los {limit} caracteres.',
  'video-type': '{channel}: solo se admite vídeo {types}.',
  'video-too-large': '{channel}: el vídeo tiene {size} MB; {limit} MB como máximo.',
  'video-needs-text': '{channel}: un vídeo necesita un texto.',
  'video-hint-length':
    '{channel}: las cuentas no verificadas deberían usar vídeos de menos de 2 minutos 20 segundos.',
  'video-unsupported': '{channel}: no admite vídeo.',
  'link-missing-for-channel': '{channel}: hace falta un enlace. Añádalo o quite este canal.',
  'video-missing': '{channel}: hace falta un vídeo. Añádalo o quite este canal.',
  'image-missing': '{channel}: hace falta una imagen. Añádala o quite este canal.',
  'media-missing': '{channel}: hace falta una imagen o un vídeo. Añádalo o quite este canal.',
  'images-unsupported': '{channel}: no admite imágenes. Quite este canal o envíe un vídeo.',
  'title-may-be-refused':
    '{channel}: el título tiene {length} caracteres; los documentos de la plataforma indican {limit}. Puede rechazarlo: acórtelo para estar seguro.',
  'title-too-long-for-channel':
    '{channel}: el título tiene {length} caracteres y se permiten {limit}. Acórtelo en {over}.',
  'title-letters': '{channel}: el título no puede contener {letters}.',
  'text-letters': '{channel}: el texto no puede contener {letters}.',
  'text-topic': '{channel}: no se admite un #tema# entre dos #. Quite una de las #.',
  'text-not-sent': '{channel}: el texto no se envía; su titular lo escribe en la aplicación.',
  'hashtags-too-many':
    '{channel}: {count} {count|etiqueta|etiquetas}; {limit|se permite|se permiten} {limit}.',
  'mentions-too-many':
    '{channel}: {count} {count|mención|menciones}; {limit|se permite|se permiten} {limit}.',
  'video-description-too-long':
    '{channel}: la descripción de un vídeo tiene {limit} caracteres como máximo; esta tiene {length}. Acórtela.',
  'video-hint-verified':
    '{channel}: un canal que YouTube no ha verificado puede publicar 15 minutos como máximo. Verifíquelo allí o corte el vídeo.',
  'picture-ratio':
    '{channel}: {name} mide {width} × {height}; la proporción de ancho a alto debe estar entre {least} y {most}. Recórtela.',
  'picture-sides':
    '{channel}: {name} mide {width} × {height}; cada lado debe tener de {least} a {most} píxeles. Cambie el tamaño.',
  'picture-pixels':
    '{channel}: {name} mide {width} × {height}; debe tener menos de {limit} píxeles en total. Redúzcala.',
  'picture-sides-together':
    '{channel}: {name} mide {width} × {height}; los dos lados juntos pueden tener {limit} píxeles. Redúzcala.',
  'audio-unsupported': '{channel}: no admite audio.',
  'choice-unknown':
    '{channel}, {field}: «{value}» no se puede elegir, así que no se envía nada. Elija una opción: {options}.',
  'choice-not-for-pages':
    '{channel}, {field}: una página o un grupo no puede elegir «{value}». Elija una opción: {options}; o quite esa cuenta.',
  'backdate-unreadable':
    '{channel}: «{value}» no se entiende como «{field}». Ponga una como 2026-01-31 09:00:00, o ninguna.',
  'backdate-ahead': '{channel}: «{field}» es posterior a la publicación. Ponga una pasada, o ninguna.',
  'link-not-shown': '{channel}: el enlace no se muestra allí.',
  'link-unsupported': '{channel}: no se admiten enlaces.',
  'upload-type': '{name}: solo se admiten {types}.',
  'upload-image-too-large': '{name} tiene {size} MB; una imagen debe tener menos de 10 MB.',
  'upload-gif-too-large': '{name} tiene {size} MB; un GIF puede tener 16 MB.',
  'upload-video-too-large': '{name} tiene {size} MB; un vídeo debe tener menos de 1 GB.',
  'upload-audio-too-large': '{name} tiene {size} MB; un audio puede tener 500 MB.',
  'upload-timeout': 'La subida tardó demasiado. Revise la red y elija el archivo de nuevo.',
  'upload-failed': '{name} no se ha subido. Inténtelo de nuevo.',
  'upload-file-changed': '{name} se modificó o se movió durante la subida. Quítelo y elíjalo otra vez.',
  'upload-broke-off': 'el archivo no llegó entero; elíjalo de nuevo',
  'upload-form-wrong': 'el formulario cambió por el camino; elija el archivo de nuevo',
  'picture-damaged': 'la imagen está incompleta o dañada; ábrala, guárdela de nuevo y súbala',
  'gif-too-long': 'la imagen tiene {frames} fotogramas y se admiten {limit}',
  'pixels-too-many': 'la imagen tiene {pixels} millones de píxeles y se admiten {limit}; redúzcala',
  'frames-too-large':
    'sus {frames} fotogramas suman {pixels} millones de píxeles y se admiten {limit}; redúzcala o acórtela',
  'file-empty': '{name} está vacío.',

  'limit-no-edits': '{channel} no permite a ninguna aplicación cambiar lo ya publicado.',
  'limit-comments-only':
    '{channel} no permite a nadie cambiar el texto, las imágenes ni el vídeo por su API: solo abrir o cerrar los comentarios. Para lo demás, retire la publicación y publíquela de nuevo.',
  'limit-edit-over':
    '{channel} solo admite cambios durante un tiempo, y para esta publicación ya terminó. Retírela y publíquela de nuevo.',
  'limit-advanced-only': '{channel} solo lo permite a aplicaciones con permiso avanzado. Hágalo allí.',
  'limit-creator-only':
    'Solo el creador puede hacerlo, en la aplicación de {channel}. Pida al titular de la cuenta que lo haga allí; hasta entonces queda como está.',

  'preflight-account-gone': '{account} ya no está vinculada. Vincúlela de nuevo o elija otra cuenta.',
  'preflight-sign-in-needed': 'Hay que autorizar {account} de nuevo antes de esa hora.',
  'preflight-sign-in-refused':
    '{channel} acaba de rechazar dos veces la autorización de {account}. Autorícela de nuevo; si no, la publicación esperará.',
  'preflight-account-refused': '{channel} no nos deja publicar ahora en {account}.',
  'preflight-token-ends':
    'La autorización de {account} termina antes de esa hora y no se renueva sola hasta entonces. Autorícela de nuevo.',
  'preflight-scope-missing':
    'A {account} le faltan permisos en la plataforma: {scopes}. Autorícela de nuevo con todos los permisos.',
  'preflight-channel-not-set-up':
    '{channel} no está configurado aquí. Un administrador debe introducir las claves de su aplicación.',
  'preflight-file-missing': 'Falta el archivo {name} o está dañado. Súbalo de nuevo y vuelva a programar.',
  'preflight-media-unfit':
    'Una imagen, un vídeo o la portada ya no se ajusta a lo que admite {channel}. Abra el borrador, sustituya lo que está marcado y vuelva a programar.',
  'preflight-link-not-ours':
    'El enlace {link} no lleva a un sitio de esta casa, así que la publicación sale sin miniatura propia. Para tenerla, enlace a un sitio nuestro y vuelva a programar.',
  'preflight-link-closed':
    'El enlace {link} lleva a una red interna o no es una página web: los lectores no podrían abrirlo. Corríjalo y vuelva a programar.',
  'preflight-link-silent':
    'El enlace {link} no responde ahora mismo. Ábralo usted; si no funciona, corríjalo y vuelva a programar.',
  'preflight-link-dead':
    'La página {link} responde con un error ({status}). Ábrala usted; si no funciona, corrija el enlace y vuelva a programar.',
  'preflight-quota-account':
    'Para entonces quedan {left} de {of} publicaciones para {account}, y otras {ahead} van antes: esta no cabrá. Prográmela para más tarde o detenga otra.',
  'preflight-quota-shared':
    'Para entonces quedan {left} de {of} llamadas de nuestra aplicación en {channel}, y otras {ahead} publicaciones van antes: esta tendrá que esperar. Prográmela para más tarde o detenga otra.',
  'preflight-link-broken': 'El enlace {link} no se puede leer. Corríjalo y vuelva a programar.',
  'preflight-platform-resting':
    '{channel} tiene problemas ahora mismo. Si siguen, la publicación saldrá más tarde.',
  'preflight-requester':
    'Quien lo pidió ya no puede publicar: no se enviará. Alguien con permiso debe programarlo de nuevo.',
  'preflight-paused':
    'La publicación está en pausa ahora mismo. Si la pausa sigue, esperará hasta que se levante.',
  'preflight-time-in-gap': 'Ese día {asked} no existe en {zone}: se adelanta el reloj. Pasa a ser {time}.',
  'preflight-time-twice': 'Ese día {time} ocurre dos veces en {zone}: se atrasa el reloj. Vale la primera.',
};
