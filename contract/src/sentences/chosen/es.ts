// What is said of places, ages, feelings and keywords a channel does not take, and of pages that cannot be chosen, in Spanish.
import type { ChosenSentences } from '../keys.ts';

export const chosenEs: ChosenSentences = {
  'places-overlap': '{channel}: {place} está en {outer}, también elegido. Quite uno de los dos.',
  'places-unreadable':
    '{channel}: no se entienden los lugares a los que se limita. Elíjalos de nuevo, o quítelos, donde se escribió.',
  'place-unknown':
    '{channel}: una publicación no se puede limitar a {place}, solo a países, regiones, ciudades y códigos postales. Quítelo.',
  'place-twice': '{channel}: {place} está elegido dos veces. Quite uno de los dos.',
  'age-unknown':
    '{channel}: «{value}» no es una edad posible. Ponga una de estas: {options}, o ninguna, donde se escribió.',
  'feeling-unreadable':
    '{channel}: el sentimiento «{value}» no es de los que Facebook conoce: sus identificadores solo tienen cifras. Elija otro, o quítelo, donde se escribió.',
  'place-key-wrong':
    '{channel}: {place} lleva «{key}», que no es un lugar de Facebook de tipo {type}. Quítelo y búsquelo de nuevo por su nombre.',
  'keywords-letters':
    '{channel}: las palabras clave no pueden contener {letters}, como ocurre en «{word}». Quítelos.',
  'picture-too-wide': '{channel}: {name} tiene {width} píxeles de ancho; como máximo {limit}. Redúzcala.',
  'role-missing':
    'Le falta la función «{role}» en {page}, sin la cual nadie puede publicar allí. Pídasela a quien administra {page} en {channel} y vincule la página de nuevo.',
  'rights-missing': 'No se le permitió: {rights}. Autorícela de nuevo y deje marcados todos los permisos.',
  'right-unknown': 'otra cosa ({right})',
};
