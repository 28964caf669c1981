// A name that comes with the catalogue, in the language of the interface.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';

/** Drawn anew when the language changes. */
export function useNameIn(): (names: ChannelChoice['name']) => string {
  useTranslation();
  return (names) => names[currentLanguage()];
}
