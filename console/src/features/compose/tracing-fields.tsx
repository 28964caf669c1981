// The English title, and the tags by which a post is traced back to where it came from; both stay in the house (R-ENT-015, R-DETAIL-006).
import { tagLettersAtMost, tagsAtMost } from '@herald/contract/constants.ts';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';

export type TracingFieldsProps = {
  readonly enTitle: string;
  readonly tags: readonly string[];
  readonly change: (change: Change) => void;
};

/** As the wire takes them. */
const titleLettersAtMost = 1_000;
/** A tag holds none of these, for the wire keeps a line of them too. */
const separators = [',', '，', '、', ';', '；'];

export function TracingFields({ enTitle, tags, change }: TracingFieldsProps) {
  const { t } = useTranslation();
  const put = (names: readonly string[]) => {
    const cut = names.map((name) => name.trim().slice(0, tagLettersAtMost)).filter((name) => name !== '');
    change({ kind: 'tags', names: [...new Set(cut)].slice(0, tagsAtMost) });
  };
  return (
    <>
      <div className="cp-field">
        <div className="cp-field-head">
          <label htmlFor="compose-en-title">{t('compose.fields.enTitle')}</label>
        </div>
        <Input
          id="compose-en-title"
          lang="en"
          maxLength={titleLettersAtMost}
          value={enTitle}
          onChange={({ target }) => change({ kind: 'en-title', value: target.value })}
        />
      </div>
      <div className="cp-field">
        <div className="cp-field-head">
          <label htmlFor="compose-tags">{t('compose.fields.tags')}</label>
        </div>
        <Select
          id="compose-tags"
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={separators}
          value={[...tags]}
          style={{ width: '100%' }}
          onChange={put}
        />
        <span className="cp-hint">{t('compose.fields.keywordsHint')}</span>
      </div>
    </>
  );
}
