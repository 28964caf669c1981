// The one link a post may carry beside its text; one too many of an opened post is shown too.
import type { MediaItem } from '@herald/contract/content.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldProblems } from './field-problems.tsx';
import { gravest } from './place-problems.ts';

export type LinkFieldProps = {
  readonly id: string;
  readonly link: MediaItem;
  readonly problems: readonly Problem[];
  readonly onChange: (value: string) => void;
  readonly onRemove: () => void;
};

export function LinkField({ id, link, problems, onChange, onRemove }: LinkFieldProps) {
  const { t } = useTranslation();
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
          onChange={(event) => onChange(event.target.value)}
        />
        <Button onClick={onRemove}>{t('compose.fields.removeLink')}</Button>
      </div>
      <FieldProblems problems={problems} />
    </div>
  );
}
