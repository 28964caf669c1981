// What will happen on one account when a post that is live is changed, in words (D-03).
import type { ChangeableField } from '@herald/contract/channels.ts';
import { differencesOf, type PostVersion } from '@herald/contract/versions.ts';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldNames } from '../../lib/post-diff.tsx';
import { say } from '../../lib/say.ts';
import type { Target } from './api.ts';
import { isInDoubt, outlookOf, wayThere } from './change-ways.ts';

/** `wanted`: what it is to become; until it is known, it says what could be changed. */
export type WayWordsProps = { readonly target: Target; readonly wanted?: PostVersion };

export function WayWords({ target, wanted }: WayWordsProps) {
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
  const named = (fields: readonly ChangeableField[]) =>
    fields.map((field) => t(fieldNames[field])).join(t('modify.and'));
  if (!wanted)
    return (
      <>
        <p className="cp-way">{t('modify.way.reach', { fields: named(there.reaches) })}</p>
        <BeyondWords target={target} />
      </>
    );
  const changed = differencesOf(target.live, outlookOf(target, wanted).after);
  // That nothing differs is said beside it.
  if (changed.length === 0) return null;
  return <p className="cp-way">{t('modify.way.edit', { fields: named(changed) })}</p>;
}

/** What is shown here may not be what stands there, and why. */
export function DoubtWords({ target }: Pick<WayWordsProps, 'target'>) {
  return isInDoubt(target) && <Alert type="warning" showIcon title={say(target.item.reason)} />;
}

/** Why so little of it can be changed there, where that is so. */
export function BeyondWords({ target: { item } }: Pick<WayWordsProps, 'target'>) {
  const { beyond } = item.can;
  return beyond && <p className="cp-way cp-way-never">{say(beyond.why, { channel: item.channelName })}</p>;
}
