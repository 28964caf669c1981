// The one link a post may carry beside its text; added and removed as a block.
import type { MediaItem } from '@herald/contract/content.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId, gravest } from './place-problems.ts';

export type LinkFieldProps = {
  readonly links: readonly MediaItem[];
  readonly problems: readonly Problem[];
  readonly change: (change: Change) => void;
};

export function LinkField({ links, problems, change }: LinkFieldProps) {
  const { t } = useTranslation();
  const [link] = links;
  const id = fieldId('link');
  if (!link)
    return (
      <div>
        <Button id={id} onClick={() => change({ kind: 'link-added' })}>
          {t('compose.fields.addLink')}
        </Button>
        <FieldProblems problems={problems} />
      </div>
    );
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.fields.link')}</label>
      </div>
      <div className="cp-line">
        <Input
          id={id}
          type="url"
          inputMode="url"
          value={link.url || link.content}
          placeholder="https://"
          status={gravest(problems)}
          aria-invalid={gravest(problems) === 'error'}
          onChange={(event) => change({ kind: 'link', value: event.target.value })}
        />
        <Button onClick={() => change({ kind: 'link-removed' })}>{t('compose.fields.removeLink')}</Button>
      </div>
      <FieldProblems problems={problems} />
    </div>
  );
}
