// What is said of a film no channel, or not every one, takes, in Spanish.
import type { FilmSentences } from '../keys.ts';

export const filmsEs: FilmSentences = {
  'film-codec': '{channel}: pide el vídeo en {takes}; este está en {is}. Convertido aquí a H.264, se admite.',
  'film-frames-few':
    '{channel}: pide al menos {takes} fotogramas por segundo; el vídeo tiene {is}. Convertido aquí, se admite.',
  'film-frames-many':
    '{channel}: pide {takes} fotogramas por segundo como máximo; el vídeo tiene {is}. Convertido aquí, se admite.',
  'film-bit-rate':
    '{channel}: pide {takes} Mbit/s como máximo; el vídeo tiene {is} Mbit/s. Convertido aquí, se admite.',
  'film-sound':
    '{channel}: pide el sonido del vídeo en {takes}; este lo tiene en {is}. Convertido aquí, se admite.',
  'film-sample-rate':
    '{channel}: pide el sonido del vídeo a {takes} kHz como máximo; tiene {is} kHz. Convertido aquí, se admite.',
  'video-too-small':
    '{channel}: el vídeo tiene {size} KB; se necesitan al menos {limit} KB. Use uno más largo o mejor.',
  'video-too-long':
    '{channel}: el vídeo dura {length} segundos; {limit} como máximo. Córtelo o deje fuera este canal.',
  'video-too-short':
    '{channel}: el vídeo dura {length} segundos; {limit} como mínimo. Use uno más largo o deje fuera este canal.',
  'film-damaged': 'el archivo está incompleto o dañado; reprodúzcalo, expórtelo de nuevo y súbalo',
  'film-holds-more':
    'el archivo contiene algo además del vídeo que no se pudo quitar; exporte el vídeo de nuevo y súbalo',
  'film-subtitled':
    'el vídeo lleva subtítulos en una pista aparte, que ningún canal mostraría; incrústelos en la imagen o expórtelo sin ellos, y súbalo',
  'film-dolby-only':
    'sus colores solo existen en Dolby Vision (perfil 5) y en cualquier canal saldrían verdes y morados; expórtelo en HDR10, HLG o SDR y súbalo',
  'film-beyond':
    'dura más de {hours} horas, mide más de {side} píxeles o tiene más pistas que un vídeo; expórtelo de nuevo',
  'film-converting':
    'El vídeo todavía se está convirtiendo. Espere a que termine o cancele la conversión en el editor.',
};
