// The hashtags or mentions that are offered below the text; the text keeps the focus and leads them by keys, and the marked one is read out.
import { useTranslation } from 'react-i18next';
import './mark-options.css';
import type { MarkList } from './use-mark-list.ts';
import { listed } from '../../lib/listed.ts';
import { Unseen } from '../../ui/unseen.tsx';

export type MarkOptionsProps = {
  readonly id: string;
  readonly list: MarkList;
  /** The channels where a mention becomes a link. */
  readonly mentioning: readonly string[];
};

export function MarkOptions({ id, list: { sign, names, at, choose }, mentioning }: MarkOptionsProps) {
  const { t } = useTranslation();
  const label = t(sign === '#' ? 'compose.marks.hashtags' : 'compose.marks.mentions');
  const marked = names[at];
  return (
    <div className="cp-marks">
      <ul id={id} aria-label={label}>
        {names.map((name, place) => (
          <li key={name}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={place === at}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {sign}
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className="cp-hint">
        {sign === '@' && `${t('compose.marks.where', { channels: listed(mentioning) })} `}
        {t('compose.marks.keys')}
      </p>
      <Unseen isTold>
        {marked === undefined ? t('compose.marks.count', { number: names.length }) : `${sign}${marked}`}
      </Unseen>
    </div>
  );
}
