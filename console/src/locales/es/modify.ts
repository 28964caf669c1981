// Words of changing what is live, in the composer and in the history.
import type { modify as en } from '../en/modify.ts';

export const modify: typeof en = {
  heading: 'Cambiar lo publicado',
  standsOn: 'Publicado en',
  publish: 'Publicar cambios',
  title: '¿Cambiar lo que ven los lectores?',
  confirm: 'Confirmar cambios',
  asked: 'El cambio está en camino',
  notSaved: 'No se pudo guardar, así que no se cambió nada. Lo que escribió sigue aquí.',
  moved:
    'El contenido guardado cambió después de publicarse. Aquí ve lo publicado; el cambio que publique sustituirá al contenido guardado.',
  nowhere: 'No se puede cambiar nada donde está publicado. Los motivos están junto a las cuentas.',
  same: 'No hay diferencias.',
  before: 'Antes',
  after: 'Después',
  noPicture: 'ninguna',
  and: ', ',
  stays: 'Queda allí como está: {{fields}}.',
  way: {
    edit: 'Se cambia en la propia publicación: {{fields}}.',
    repost:
      'Se borra y se publica de nuevo: se pierden los comentarios y los «me gusta», y cambia el enlace.',
    never: 'No se puede cambiar desde aquí. {{because}}',
    busy: 'Se está cambiando o retirando ahora. Inténtelo dentro de un momento.',
  },
  tick: 'Marque la cuenta para aceptarlo.',
  fields: {
    title: 'título',
    text: 'texto',
    link: 'enlace',
    images: 'imágenes',
    video: 'vídeo',
    cover: 'portada',
  },
  progress: {
    title: 'El cambio',
    changing: 'Cambiando: los lectores aún ven la versión anterior',
    changed: 'Cambiado',
    asBefore: 'Como antes',
    going: 'Borrando: sigue publicado',
    gone: 'Borrado, a punto de publicarse de nuevo',
    again: 'Publicado de nuevo',
  },
  versions: 'Versiones',
  asker: '{{name}}, {{at}}',
  insteadOf: 'Ver la publicación a la que sustituyó',
  successor: 'Ver la publicación que la sustituyó',
  outcome: {
    open: 'Cambiando',
    failed: 'Sin cambios: la publicación queda como antes',
    dropped: 'Retirado y no publicado de nuevo',
    unknown: 'No se sabe si surtió efecto: abra la publicación y mírela',
    overtaken: 'Sin cambios: la publicación se retiró en su lugar',
    edited: 'Cambiado',
    reposted: 'Borrado y publicado de nuevo',
  },
};
