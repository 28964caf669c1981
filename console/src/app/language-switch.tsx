// Chooses among the four languages; the page follows at once, without a reload.
import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { chooseToSpeak, currentLanguage } from '../lib/i18n.ts';
import { languageNames } from '../lib/language.ts';
import { tell } from '../lib/notices.ts';
import { queries } from './queries.ts';

const fromServer = new Set(['menu', 'messages']);

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const current = currentLanguage();
  const choose = async (name: string) => {
    const language = languageNames.find(([candidate]) => candidate === name)?.[0];
    if (!language) return;
    await chooseToSpeak(language);
    tell('success', i18n.t('app.languageSwitched'));
    // Menu and messages come from the server in the caller's language; what is being written is left alone.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => fromServer.has(String(queryKey[0])) });
  };
  const currentName = languageNames.find(([key]) => key === current)?.[1] ?? '';
  const items = languageNames.map(([key, label]) => ({ key, label, disabled: key === current }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => void choose(key) }}>
      <Button
        type="text"
        icon={<GlobalOutlined aria-hidden />}
        aria-label={`${t('app.language')}: ${currentName}`}
      >
        <span className="navbar-name">{currentName}</span>
      </Button>
    </Dropdown>
  );
}
