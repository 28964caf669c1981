// How a Facebook post feels, of the feelings the server lists; a list that cannot be loaded leaves the chosen one standing.
import type { Feeling } from '@herald/contract/post.ts';
import { useTranslation } from 'react-i18next';
import { useFeelings } from './api.ts';
import type { ChosenFeeling } from './audience-choice.ts';
import { LoadAgain } from './load-again.tsx';

export type FeelingFieldProps = {
  readonly id: string;
  readonly value: Feeling | undefined;
  /** It is published, and no edit sends this. */
  readonly isFixed: boolean;
  readonly onChange: (value: ChosenFeeling | null) => void;
};

export function FeelingField({ id, value, isFixed, onChange }: FeelingFieldProps) {
  const { t } = useTranslation();
  const { data = [], error, refetch } = useFeelings();
  const chosen = value?.objectId ?? '';
  const isListed = data.some(({ ogObjectId }) => ogObjectId === chosen);
  const choose = (objectId: string) => {
    const feeling = data.find(({ ogObjectId }) => ogObjectId === objectId);
    if (objectId === '') return onChange(null);
    if (feeling) onChange(feeling);
  };
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.feeling.title')}</label>
      </div>
      <select
        id={id}
        disabled={isFixed}
        value={chosen}
        aria-describedby={`${id}-because`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('compose.feeling.none')}</option>
        {chosen !== '' && !isListed && <option value={chosen}>{chosen}</option>}
        {data.map(({ ogObjectId, name }) => (
          <option key={ogObjectId} value={ogObjectId}>
            {name}
          </option>
        ))}
      </select>
      {error === null ? (
        <p id={`${id}-because`} className="cp-hint">
          {isFixed ? t('compose.choice.fixed') : t('compose.feeling.hint')}
        </p>
      ) : (
        <LoadAgain id={`${id}-because`} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
