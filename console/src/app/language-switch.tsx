// Chooses among the four languages; the page follows at once, without a reload.
import { useTranslation } from 'react-i18next';
import type { Language } from '@herald/contract/languages.ts';
import { chooseToSpeak, currentLanguage } from '../lib/i18n.ts';
import { languageNames } from '../lib/language.ts';
import { tell } from '../lib/notices.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { queries } from './queries.ts';

const fromServer = new Set(['menu', 'messages']);

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const current = currentLanguage();
  const choose = async (language: Language) => {
    await chooseToSpeak(language);
    tell('success', i18n.t('app.languageSwitched'));
    // Menu and messages come from the server in the caller's language; what is being written is left alone.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => fromServer.has(String(queryKey[0])) });
  };
  const currentName = languageNames.find(([key]) => key === current)?.[1] ?? '';
  const choices = languageNames.map(([key, label]) => ({
    key,
    label,
    isDisabled: key === current,
    onChoose: () => void choose(key),
  }));
  return (
    <MenuButton label={`${t('app.language')}: ${currentName}`} choices={choices}>
      <LineIcon name="globe" />
      <span className="navbar-name">{currentName}</span>
    </MenuButton>
  );
}
