// What will happen on one account when a post that is live is changed, in words (D-03).
import { useTranslation } from 'react-i18next';
import { fieldNames } from '../../lib/post-diff.tsx';
import { say } from '../../lib/say.ts';
import type { Target } from './api.ts';
import { wayThere } from './change-ways.ts';

export function WayWords({ target }: { readonly target: Target }) {
  const { t } = useTranslation();
  const there = wayThere(target);
  if (there.way === 'never')
    return (
      <p className="cp-way cp-way-never">
        {t('modify.way.never', { because: say(there.why, { channel: target.item.channelName }) })}
      </p>
    );
  if (there.way === 'busy') return <p className="cp-way cp-way-never">{t('modify.way.busy')}</p>;
  if (there.way === 'repost') return <p className="cp-way cp-way-repost">{t('modify.way.repost')}</p>;
  const fields = there.reaches.map((field) => t(fieldNames[field])).join(t('modify.and'));
  return <p className="cp-way">{t('modify.way.edit', { fields })}</p>;
}
