// What is said of places, ages, feelings and keywords a channel does not take, and of pages that cannot be chosen, in English.
import type { ChosenSentences } from '../keys.ts';

export const chosenEn: ChosenSentences = {
  'places-overlap': '{channel}: {place} lies in {outer}, which is chosen too. Remove one of the two.',
  'places-unreadable':
    '{channel}: the places it is limited to cannot be read. Choose them anew, or leave them out, in the composer.',
  'place-unknown':
    '{channel}: a post cannot be limited to {place}, only to countries, regions, towns and postcodes. Remove it.',
  'place-twice': '{channel}: {place} is chosen twice. Remove one of the two.',
  'age-unknown':
    '{channel}: “{value}” is none of the ages a post can be for. Put one of {options}, or none, in the composer.',
  'feeling-unreadable':
    '{channel}: the feeling “{value}” is none that Facebook knows: its ids are digits alone. Choose one again, or leave it out, in the composer.',
  'place-key-wrong':
    '{channel}: {place} carries “{key}”, which is no {type} of Facebook’s. Remove it and find it again by its name.',
  'keywords-letters': '{channel}: keywords may not hold {letters}, as “{word}” does. Take them out.',
  'picture-too-wide': '{channel}: {name} is {width} pixels wide; at most {limit}. Make it smaller.',
  'role-missing':
    'You lack the role “{role}” on {page}, without which nobody can publish there. Have an administrator of {page} at {channel} give it to you, then bind it again.',
  'rights-missing': 'It was not allowed to: {rights}. Authorise it again and leave every permission ticked.',
  'right-unknown': 'something else ({right})',
};
