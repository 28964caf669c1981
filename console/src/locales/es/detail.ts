// Words of the detail screen.
import type { detail as en } from '../en/detail.ts';

export const detail: typeof en = {
  day: 'Fecha de publicación',
  clock: 'Hora',
  none: 'Ninguno',
  enTitle: 'Título en inglés',
  editor: 'Editor',
  topic: 'Tema especial',
  tags: 'Etiquetas de trazabilidad',
  description: 'Descripción',
  thumbnail: 'Miniatura',
  backdate: 'Fecha anterior',
  body: 'Cuerpo',
  side: 'Más información',
  author: 'Autor',
  settings: 'Otros ajustes',
  youtubeDescription: 'Descripción de YouTube',
  facebookBackdate: 'Fecha anterior en Facebook',
  cover: 'Imagen de portada',
  publish: 'Publicar directamente',
  publishQuestion: '¿Publicar ahora? Cuentas: {{count}}',
  waits: 'Programado para el {{time}} ({{zone}}).',
  oldFormat: 'Este manuscrito antiguo no se puede mostrar.',
  audience: {
    title: 'Audiencia de Facebook',
    who: 'Quién lo ve',
    everybody: 'Todo el mundo',
    specific: 'Una audiencia específica',
    age: 'Edad',
    places: 'Regiones',
  },
};
