// The question before a post is taken down, account by account; afterwards the same list says where it is still live (D-03).
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal, sentenceOf } from '../../lib/call-refusal.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { accountOf } from './account-of.ts';
import { useHistoryActions, usePackageHistory } from './api.ts';
import { acts, countConcerned, fateOf, outcomeOf } from './withdraw-plan.ts';
import { WithdrawRow } from './withdraw-row.tsx';

const outcomeWords = {
  still: 'history.withdraw.still',
  stands: 'history.withdraw.stands',
  unsettled: 'history.withdraw.unsettled',
  partly: 'history.withdraw.partly',
  gone: 'history.withdraw.nowhere',
} as const;

export type WithdrawDialogProps = { readonly item: HistoryItem; readonly onClose: () => void };

export function WithdrawDialog({ item, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { withdraw, withdrawAll } = useHistoryActions();
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const [step, setStep] = useState<'asking' | 'sending' | 'watching'>('asking');
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = usePackageHistory(item.pkGUID);
  const all = data?.items ?? [item];
  const own = all.filter(({ opp_id: id }) => id === item.opp_id);
  const concerned = all.filter((one) => fateOf(one) !== 'nothing' || one.opp_id === item.opp_id);
  // What was concerned when it was confirmed stays in sight when it is gone; what nobody asked for is not waited for.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const asking = scope === 'all' ? concerned : own.length > 0 ? own : [item];
  const watched = all.filter(({ opp_id: id }) => asked.includes(id));
  const staying = all.filter(({ opp_id: id }) => left.includes(id));
  const isSending = step === 'sending';
  const confirm = async () => {
    if (step === 'watching') return onClose();
    setStep('sending');
    setFailure(null);
    try {
      if (scope === 'all') await withdrawAll.mutateAsync(item.pkGUID);
      else await withdraw.mutateAsync(item.opp_id);
      const idsOf = (some: readonly HistoryItem[]) => some.map(({ opp_id: id }) => id);
      setAsked(idsOf(asking.filter((one) => acts(fateOf(one)))));
      setLeft(idsOf(asking.filter((one) => !acts(fateOf(one)))));
      setStep('watching');
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error;
      setFailure(sentenceOf(error));
      setStep('asking');
    }
  };
  const outcome = outcomeOf(watched, staying);
  const isWatching = step === 'watching';
  return (
    <Modal
      open
      title={t(isWatching ? 'history.withdraw.begun' : 'history.withdraw.title', { title: item.title })}
      okText={isWatching ? t('history.withdraw.close') : t('history.takeDown')}
      okButtonProps={{
        danger: !isWatching,
        disabled: !isWatching && !asking.some((one) => acts(fateOf(one))),
      }}
      cancelText={t('list.cancel')}
      cancelButtonProps={{
        autoFocus: true,
        disabled: isSending,
        style: isWatching ? { display: 'none' } : {},
      }}
      confirmLoading={isSending}
      closable={false}
      keyboard={!isSending}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      {!isWatching && concerned.length > 1 && (
        <Radio.Group
          value={scope}
          disabled={isSending}
          options={[
            {
              value: 'one',
              label: t('history.withdraw.one', { account: accountOf(item) }),
            },
            { value: 'all', label: t('history.withdraw.all', { count: countConcerned(concerned) }) },
          ]}
          onChange={(event) => setScope(event.target.value === 'all' ? 'all' : 'one')}
        />
      )}
      {isWatching && (
        <output>{t(outcomeWords[outcome.state], { count: outcome.count, total: watched.length })}</output>
      )}
      <ul style={{ margin: '12px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 12 }}>
        {(isWatching ? watched : asking).map((one) => (
          <WithdrawRow key={one.opp_id} item={one} isWatching={isWatching} />
        ))}
        {isWatching && staying.map((one) => <WithdrawRow key={one.opp_id} item={one} isWatching={false} />)}
      </ul>
    </Modal>
  );
}
