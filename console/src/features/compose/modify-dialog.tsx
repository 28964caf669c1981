// Before anything that is live is changed: each account, what becomes another there and by which way; one confirmation (R-COMP-047).
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { PostVersion } from '@herald/contract/versions.ts';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNames, PostDiff } from '../../lib/post-diff.tsx';
import type { Target } from './api.ts';
import { isInDoubt, outlookOf, wayThere } from './change-ways.ts';
import { standingChoices, standsAsChosen } from './channel-choices.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { useQuotaLines } from './use-quota-lines.tsx';
import type { Modifying } from './use-modifying.ts';
import { useNameIn } from '../../lib/use-name-in.ts';
import { BeyondWords, DoubtWords, WayWords } from './way-words.tsx';

export type ModifyDialogProps = {
  readonly modifying: Modifying;
  readonly wantedAt: (target: Target) => PostVersion;
  readonly rules: readonly ChannelRules[];
  readonly content: Composition;
  /** What is saved, which a version of somebody else may have said otherwise than what is on the desk. */
  readonly saved: Composition;
};

export function ModifyDialog(props: ModifyDialogProps) {
  const { t } = useTranslation();
  const { modifying } = props;
  const { targets } = modifying;
  const quotaOf = useQuotaLines(targets.map(({ item }) => item.bid));
  const differs = targets.some((target) => mayBeTicked(target, props.wantedAt(target)));
  const chosen = modifying.chosen.length > 0 ? 'ready' : 'disabled';
  const confirming = differs ? chosen : 'nothing';
  return (
    <ConfirmingDialog
      asked={modifying}
      title={t('modify.title')}
      yes={t('modify.confirm')}
      confirming={confirming}
      width={640}
    >
      <ul className="cp-destinations cp-changes">
        {targets.map((target) => (
          <li key={target.item.opp_id}>
            <Change {...props} target={target} quota={quotaOf(target.item.bid)} />
          </li>
        ))}
      </ul>
    </ConfirmingDialog>
  );
}

function mayBeTicked(target: Target, wanted: PostVersion): boolean {
  const { way } = wayThere(target);
  if (way === 'edit' && isInDoubt(target)) return true;
  return (way === 'edit' || way === 'repost') && outlookOf(target, wanted).changes;
}

type ChangeProps = ModifyDialogProps & { readonly target: Target; readonly quota: ReactNode };

function Change({ target, quota, wantedAt, modifying, rules, content, saved }: ChangeProps) {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const wanted = wantedAt(target);
  const { bid, channelName, accountName } = target.item;
  const { way } = wayThere(target);
  const { after, changes, stays } = outlookOf(target, wanted);
  // Of what stands there nobody says that it is the same.
  const isUnseen = !changes && isInDoubt(target);
  const there = rules.find(({ channelId }) => channelId === target.item.channelid);
  const standing =
    there && standsAsChosen(there) ? standingChoices(target.settings, there, [content, saved]) : [];
  const undisputed = standing.filter(({ said }) => said === null);
  return (
    <>
      <Checkbox
        checked={modifying.chosen.includes(bid)}
        disabled={!mayBeTicked(target, wanted) || modifying.dialog === 'sending'}
        onChange={(event) => modifying.choose(bid, event.target.checked)}
      >
        <strong>{`${channelName} ${accountName}`}</strong>
      </Checkbox>
      <WayWords target={target} wanted={wanted} />
      <DoubtWords target={target} />
      {mayBeTicked(target, wanted) && quota}
      {target.isApart && changes && <p className="cp-way">{t('modify.apart')}</p>}
      {way === 'repost' && changes && <p className="cp-way">{t('modify.tick')}</p>}
      {(way === 'edit' || way === 'repost') && !isUnseen && <PostDiff before={target.live} after={after} />}
      {way === 'edit' && stays.length > 0 && (
        <>
          <p className="cp-way cp-way-never">
            {t('modify.stays', { fields: stays.map((field) => t(fieldNames[field])).join(t('modify.and')) })}
          </p>
          <BeyondWords target={target} />
        </>
      )}
      {way === 'edit' && undisputed.length > 0 && (
        <p className="cp-way">
          {t('modify.standing', {
            choices: undisputed
              .map(({ name, value }) => `${nameIn(name)}: ${nameIn(value)}`)
              .join(t('modify.and')),
          })}
        </p>
      )}
      {way === 'edit' &&
        standing.map(
          ({ name, value, said }) =>
            said && (
              <p key={name.en} className="cp-way cp-way-never">
                {t('modify.otherwise', { name: nameIn(name), there: nameIn(value), said: nameIn(said) })}
              </p>
            ),
        )}
    </>
  );
}
