// How a package is filed: its special topic, of the server's list, and the name of its editor (R-COMP-022, R-COMP-023).
import { editorLimit } from '@herald/contract/constants.ts';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useSpecialTopics } from './api.ts';
import type { Change } from './composition.ts';
import { LoadAgain } from './load-again.tsx';

export type FilingFieldsProps = {
  readonly specialTopic: string;
  readonly editor: string;
  readonly change: (change: Change) => void;
};

export function FilingFields({ specialTopic, editor, change }: FilingFieldsProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const { data = [], error, refetch } = useSpecialTopics();
  const names = data.map(({ name }) => name);
  // One that is no longer offered stands until another is chosen.
  const offered = specialTopic === '' || names.includes(specialTopic) ? names : [...names, specialTopic];
  return (
    <>
      <div className="cp-field">
        <div className="cp-field-head">
          <label htmlFor="compose-special-topic">{t('compose.fields.specialTopic')}</label>
        </div>
        <select
          id="compose-special-topic"
          value={specialTopic}
          onChange={({ target }) => change({ kind: 'special-topic', value: target.value })}
        >
          <option value="">{t('compose.fields.noSpecialTopic')}</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {seeded(name)}
            </option>
          ))}
        </select>
        {error !== null && <LoadAgain error={error} onRetry={() => void refetch()} />}
      </div>
      <div className="cp-field">
        <div className="cp-field-head">
          <label htmlFor="compose-editor">{t('compose.fields.editor')}</label>
        </div>
        <Input
          id="compose-editor"
          dir="auto"
          maxLength={editorLimit}
          value={editor}
          onChange={({ target }) => change({ kind: 'editor', value: target.value })}
        />
      </div>
    </>
  );
}
