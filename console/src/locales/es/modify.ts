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
  deleted:
    'El contenido guardado se eliminó. Aquí ve lo publicado; el cambio que publique lo restaurará desde «Eliminados».',
  back: 'Se restauró «{{title}}» desde «Eliminados».',
  unseen:
    'No se pudo volver a consultar lo que está publicado ahora, así que no se abrió la confirmación. {{why}}',
  onlySaved: 'Su versión está guardada. Lo publicado todavía no ha cambiado: pulse «Publicar cambios».',
  over: 'La publicación que abrió ya no está publicada, así que no se puede cambiar desde aquí. Lo que escribió sigue aquí: guárdelo como nuevo.',
  overUnwritten: 'La publicación que abrió ya no está publicada, así que no se puede cambiar desde aquí.',
  still:
    'La publicación que abrió ya no está publicada, pero lo mismo sigue publicado en {{accounts}}, sin sus cambios.',
  goOn: 'Continúe allí: lo que escribió se conserva en este navegador y se le ofrece allí.',
  changeOn: 'Cambiarla en {{account}}',
  onlyAsNew: 'Allí no se puede cambiar. Lo que escribió sigue aquí: guárdelo como nuevo.',
  nowhere: 'No se puede cambiar nada donde está publicado. Los motivos están junto a las cuentas.',
  same: 'No hay diferencias.',
  onlyFormatting: 'El texto es el mismo; solo cambia el formato.',
  before: 'Antes',
  after: 'Después',
  noPicture: 'ninguna',
  and: ', ',
  stays: 'Queda allí como está: {{fields}}.',
  standing: 'No se puede cambiar después de publicar y queda como está: {{choices}}.',
  otherwise:
    '{{name}}: sigue en «{{there}}», porque no se puede cambiar después de publicar; lo guardado dice «{{said}}».',
  way: {
    reach: 'Se puede cambiar en la propia publicación: {{fields}}.',
    edit: 'Se cambia en la propia publicación: {{fields}}.',
    repost:
      'Se elimina y se publica de nuevo: se pierden los comentarios y los «me gusta», y cambia el enlace.',
    never: 'No se puede cambiar desde aquí. {{because}}',
    busy: 'Se está cambiando o retirando ahora. Inténtelo dentro de un momento.',
  },
  tick: 'Marque la cuenta para aceptarlo.',
  apart:
    'Lo publicado allí no es lo que se abrió aquí; si marca la cuenta, pasará a ser lo que está escrito aquí.',
  fields: {
    title: 'título',
    text: 'texto',
    description: 'descripción',
    keywords: 'palabras clave',
    link: 'enlace',
    images: 'imágenes',
    video: 'vídeo',
    cover: 'portada',
    choices: 'ajustes',
    backdate: 'fecha anterior o de grabación',
  },
  progress: {
    title: 'El cambio',
    changing: 'Cambiando: los lectores aún ven la versión anterior',
    changed: 'Cambiado',
    unchanged: 'Sin cambios',
    going: 'Eliminando: sigue publicado',
    gone: 'Eliminado, a punto de publicarse de nuevo',
    again: 'Publicado de nuevo',
  },
  versions: 'Versiones',
  asker: '{{name}}, {{at}}',
  insteadOf: 'Ver la publicación a la que sustituyó',
  successor: 'Ver la publicación que la sustituyó',
  outcome: {
    open: 'Cambiando',
    failed: 'Sin cambios',
    dropped: 'Retirado y no publicado de nuevo',
    unknown: 'No se sabe si surtió efecto: abra la publicación y compruébelo',
    overtaken: 'Sin cambios: la publicación se retiró en su lugar',
    edited: 'Cambiado',
    reposted: 'Eliminado y publicado de nuevo',
  },
};
