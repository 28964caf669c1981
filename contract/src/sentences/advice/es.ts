// What the platforms' refusals mean and what to do, in Spanish.
import type { AdviceSentences } from '../keys.ts';

export const adviceEs: AdviceSentences = {
  'advice-unknown':
    '{channel} respondió algo que no conocemos: «{words}» ({code}). Mire la cuenta allí; si se repite, muestre este mensaje a un administrador.',
  'advice-doubted':
    '{channel} dijo: «{words}» ({code}). Eso no dice si esta publicación está allí: mire la cuenta antes de que se envíe nada más.',
  'advice-unreachable':
    'No se pudo conectar con {channel} ({code}). Se vuelve a intentar solo; si persiste, un administrador debe revisar la red.',
  'advice-not-in-time':
    'Nuestro servidor tardó demasiado en empezar el envío, así que no se envió nada a {channel} ({code}). Se vuelve a intentar solo; si persiste, un administrador debe revisar la carga del servidor.',
  'advice-broken-off':
    'La conexión con {channel} se cortó antes de llegar entera su respuesta ({code}). De momento no hay que hacer nada: averiguamos qué ha pasado y le preguntamos si no se puede saber.',
  'advice-platform-trouble':
    '{channel} tiene problemas propios ({code}). De momento no hay que hacer nada: averiguamos qué ha pasado y le preguntamos si no se puede saber.',
  'advice-late':
    '{channel} la aceptó, pero la muestra más tarde ({code}). No hay que hacer nada: seguimos comprobando hasta que aparezca. No la envíe otra vez.',
  'advice-dropped':
    '{channel} la aceptó y luego la descartó por un problema propio ({code}). Si aquí consta como fallida, publíquela otra vez.',
  'advice-post-unfinished':
    'Los archivos que tiene {channel} ya no corresponden a esta publicación ({code}). Ábrala, elija de nuevo sus imágenes o su vídeo y publíquela otra vez.',
  'advice-look-yourself':
    'La lista de publicaciones que muestra {channel} no basta para probar que no está. Mire en {channel} y decida.',
  'advice-token-over':
    'La autorización en {channel} ha terminado ({code}). Autorice la cuenta de nuevo; lo que está en espera continúa después solo.',
  'advice-consent-unfinished':
    'La autorización en {channel} no llegó al final ({code}). Comiéncela de nuevo y acepte en pocos minutos.',
  'advice-app-keys':
    '{channel} no conoce las claves de la aplicación configuradas aquí ({code}). Un administrador debe corregir el id, el secreto o la dirección de retorno.',
  'advice-address-listed':
    '{channel} no acepta llamadas desde la dirección de este servidor ({code}). Un administrador debe añadirla allí a la lista de IP de la aplicación.',
  'advice-address-confirmed':
    '{channel} pide que un administrador de la cuenta confirme que este servidor puede llamar ({code}). Haga que lo confirme allí, en la aplicación.',
  'advice-address-changed':
    '{channel} liga la autorización a una dirección IP, y la nuestra ha cambiado ({code}). Autorice la cuenta de nuevo.',
  'advice-operators-address':
    '{channel} exige con cada publicación la dirección IP de su redacción. Un administrador debe configurar HERALD_CLIENT_ADDRESS.',
  'advice-scope':
    'A la cuenta le falta un permiso en {channel} ({code}). Autorícela de nuevo y deje marcados todos los permisos.',
  'advice-role':
    'Quien autorizó ya no puede publicar allí ({code}). Haga que le devuelvan su función en {channel} o que otro responsable autorice la cuenta.',
  'advice-app-rights':
    'La aplicación no tiene derecho a esto en {channel} ({code}). Un administrador debe solicitarlo allí, en las páginas para desarrolladores.',
  'advice-app-unaudited':
    '{channel} aún no ha revisado la aplicación y por eso la limita ({code}). Un administrador debe pedir la revisión o añadir esta cuenta a sus usuarios de prueba.',
  'advice-app-credit':
    'El crédito o el plan de la aplicación en {channel} se ha agotado ({code}). Un administrador debe ampliarlo; después inténtelo de nuevo.',
  'advice-version':
    '{channel} ya no admite la versión que usa este programa ({code}). Un administrador debe actualizarlo.',
  'advice-wechat-unverified':
    'Esta cuenta oficial no puede publicar mediante una interfaz ({code}): WeChat solo lo permite a cuentas verificadas. Verifíquela o publique en mp.weixin.qq.com.',
  'advice-wechat-sealed':
    'WeChat ha cerrado esta interfaz a la cuenta por una infracción ({code}). Vea el aviso en mp.weixin.qq.com y reclame allí.',
  'advice-wechat-comments':
    'WeChat no permite comentarios a esta cuenta oficial ({code}). Desactive los comentarios de este artículo y publique de nuevo.',
  'advice-wechat-frozen':
    'El AppSecret de esta cuenta oficial está congelado ({code}). Un administrador debe descongelarlo en mp.weixin.qq.com.',
  'advice-no-channel':
    'Esta cuenta aún no tiene canal en {channel} ({code}). Cree uno allí y autorice de nuevo.',
  'advice-user-check':
    '{channel} quiere comprobar que hay una persona detrás ({code}). Inicie sesión en {channel}, termine la comprobación e inténtelo de nuevo.',
  'advice-two-step':
    '{channel} exige a quien gestiona el grupo iniciar sesión en dos pasos ({code}). Actívelo allí, en los ajustes, e inténtelo de nuevo.',
  'advice-identity':
    '{channel} exige confirmar antes la identidad de la página o cuenta ({code}). Hágalo allí, en sus ajustes, e inténtelo de nuevo.',
  'advice-account-limited':
    '{channel} limita esta cuenta por ahora ({code}). Lea allí su aviso; inténtelo solo cuando se levante el límite.',
  'advice-account-closed':
    'Esta cuenta está suspendida o cerrada en {channel} ({code}). Reclame allí, y pase lo previsto para ella a otra cuenta o espere.',
  'advice-spam':
    '{channel} la considera spam ({code}). Mire si está publicada; espere un día y cambie el texto antes de intentarlo de nuevo.',
  'advice-inbox-full':
    'Demasiados vídeos esperan en la bandeja del creador en {channel} ({code}). Que termine o elimine algunos en la aplicación; después sigue solo.',
  'advice-inbox-dropped': 'El envío se canceló en {channel} ({code}). Publíquela otra vez si aún hace falta.',
  'advice-app-outdated':
    'La aplicación de {channel} en el teléfono del creador es demasiado antigua ({code}). Que la actualice e inténtelo de nuevo.',
  'advice-url-ownership':
    '{channel} no ha comprobado que nuestra dirección nos pertenezca ({code}). Un administrador debe verificarla allí, en las páginas para desarrolladores.',
  'advice-too-fast':
    '{channel} pide ir más despacio ({code}). No hay que hacer nada: esperamos y seguimos automáticamente.',
  'advice-day-full':
    'Se ha agotado lo que {channel} permite a esta cuenta en un día ({code}). Continúa solo cuando vuelva a haber margen; lo urgente puede publicarse allí a mano.',
  'advice-too-many':
    '{channel} la descartó porque ya hay demasiadas de esta cuenta ({code}). Pida que se terminen o eliminen algunas en la aplicación, o espere un día; después publíquela otra vez.',
  'advice-app-limit':
    'Entre todas las cuentas se ha agotado lo que {channel} permite a nuestra aplicación ({code}). Sigue solo; un administrador puede pedir más a {channel}.',
  'advice-duplicate':
    '{channel} dice que la misma publicación ya está allí ({code}). Mire la cuenta; si esta es otra, cambie el texto y publíquela de nuevo.',
  'advice-not-there':
    'No está (o ya no está) en {channel} ({code}). Recargue; si los lectores deben verla, publíquela de nuevo.',
  'advice-not-own':
    'En {channel} esto es de otra persona ({code}). Compruebe que aquí esté autorizada la cuenta correcta.',
  'advice-may-not-read': '{channel} no nos deja mirar esta cuenta ({code}). Mire allí y diga lo que ve.',
  'advice-creator-only':
    '{channel} deja esto al titular de la cuenta ({code}). Hágalo en la aplicación de {channel} o pídaselo al titular; hasta entonces queda como está.',
  'advice-edit-over':
    '{channel} ya no admite cambios en esta publicación: ha pasado demasiado tiempo ({code}). Queda como está; retírela y publíquela de nuevo.',
  'advice-field':
    '{channel} no acepta uno de los datos ({code}): «{words}». Cámbielo y publique de nuevo; si sigue, avise a un administrador.',
  'advice-text-missing': '{channel} necesita un texto ({code}). Escríbalo y publique de nuevo.',
  'advice-text-long': 'El texto es demasiado largo para {channel} ({code}). Acórtelo y publique de nuevo.',
  'advice-author': '{channel} no acepta este autor ({code}). Acorte el nombre y publique de nuevo.',
  'advice-title': '{channel} no acepta este título ({code}). Acórtelo, quite < y >, y publique de nuevo.',
  'advice-description':
    '{channel} no acepta este texto o resumen ({code}). Acórtelo, quite < y >, y publique de nuevo.',
  'advice-tags':
    '{channel} no acepta estas etiquetas o menciones ({code}). Use menos y más cortas, sin < ni >, y publique de nuevo.',
  'advice-link':
    '{channel} no acepta este enlace ({code}). Compruebe que se abre, ponga otro o quítelo, y publique de nuevo.',
  'advice-own-site':
    '{channel} no acepta uno de los datos ({code}): «{words}». Suele ser el enlace: debe llevar al sitio registrado allí para nuestra aplicación. Cambie el enlace y publique de nuevo, o pida a un administrador que registre su sitio en {channel}.',
  'advice-ad': '{channel} la considera publicidad ({code}). Quite la publicidad o márquela allí como tal.',
  'advice-rules':
    '{channel} dice que va contra sus normas ({code}). Cambie el texto o la imagen y publique de nuevo, o reclame allí.',
  'advice-original':
    'Otra cuenta ha registrado este texto como original suyo en {channel} ({code}). Cítelo con permiso o reescríbalo y publique de nuevo.',
  'advice-copyright':
    '{channel} encontró en la publicación derechos de terceros ({code}). Cambie el sonido o las imágenes, o resuelva allí la reclamación.',
  'advice-category': '{channel} no conoce la categoría elegida ({code}). Elija otra y publique de nuevo.',
  'advice-time': '{channel} no acepta la fecha u hora dada ({code}). Elija otra y publique de nuevo.',
  'advice-language':
    '{channel} exige que se indique el idioma del título y del texto ({code}). Indíquelo allí, en los ajustes del canal, e inténtelo de nuevo.',
  'advice-privacy':
    '{channel} no permite a esta cuenta la visibilidad o licencia elegida ({code}). Elija otra y publique de nuevo.',
  'advice-wechat-check':
    'El borrador no pasó la revisión de WeChat ({code}). Ábralo en los borradores de mp.weixin.qq.com, vea lo marcado, corríjalo aquí y publique de nuevo.',
  'advice-wechat-site':
    'WeChat solo deja publicar este borrador desde su propio sitio ({code}). Ábralo en los borradores de mp.weixin.qq.com, guárdelo y publíquelo allí.',
  'advice-wechat-shop':
    'WeChat no deja a esta cuenta vender en un artículo ({code}). Quite los productos o active la venta en mp.weixin.qq.com.',
  'advice-audience':
    '{channel} no acepta el público elegido ({code}): solo conoce sus propias edades, y lugares que no estén uno dentro de otro. Abra el borrador, elija de nuevo y publique otra vez.',
  'advice-choice':
    '{channel}: no se entiende una opción elegida para este canal ({code}), así que no se envió nada. Abra el borrador, elija de nuevo lo que solo pide {channel} y publique otra vez.',
  'advice-media-count':
    '{channel} no acepta tantas o tan pocas imágenes y vídeos en una publicación ({code}). Cambie su número y publique de nuevo.',
  'advice-media-missing': '{channel} no recibió el archivo ({code}). Súbalo otra vez y publique de nuevo.',
  'advice-media-fetch':
    '{channel} no pudo descargar el archivo de aquí ({code}). Inténtelo de nuevo; si persiste, un administrador debe comprobar que este servidor es accesible desde fuera.',
  'advice-media-format':
    '{channel} no puede leer el archivo ({code}). Guarde la imagen como JPG o el vídeo como MP4 (H.264, AAC) y publique de nuevo.',
  'advice-media-size':
    'El archivo es demasiado grande o pequeño para {channel} ({code}). Ajústelo a lo que el editor indica para {channel} y publique de nuevo.',
  'advice-media-ratio':
    '{channel} no acepta la forma de la imagen o del vídeo ({code}). Recórtelo a una forma usual y publique de nuevo.',
  'advice-media-length':
    'El vídeo es demasiado largo o corto para {channel} ({code}). Córtelo y publique de nuevo.',
  'advice-media-rate':
    '{channel} no acepta tantos o tan pocos fotogramas por segundo ({code}). Guarde el vídeo con 24 a 60 por segundo y publique de nuevo.',
  'advice-media-over':
    'La subida tardó demasiado y {channel} la ha descartado ({code}). Se sube de nuevo sola; si ha fallado definitivamente, publique otra vez.',
  'advice-media-waiting':
    '{channel} aún trabaja en el archivo ({code}). No hay que hacer nada: lo comprobamos de nuevo automáticamente.',
  'advice-cover':
    '{channel} no acepta la portada ({code}). Elija otra imagen como portada y publique de nuevo.',
  'advice-cover-phone':
    '{channel} no acepta portadas propias de este canal ({code}). Confirme su número de teléfono en youtube.com/verify y ponga la portada otra vez. Si ya está confirmado, autorice de nuevo la cuenta con todos los permisos marcados.',
};
