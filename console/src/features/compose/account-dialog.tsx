// The dialog that chooses accounts: search, select all, one box each, and a reason where one cannot be chosen.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { Button, Checkbox, Input, Modal, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { AccountRow } from './account-row.tsx';
import { useSuggested } from './api.ts';
import { all, allOf, matching, mustAsk, toggled, whyUnusable, withSuggested } from './choose-accounts.ts';
import { SuggestedAccounts } from './suggested-accounts.tsx';
import { WechatQuestion } from './wechat-question.tsx';

export type AccountDialogProps = {
  readonly accounts: readonly ChannelBinding[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: readonly string[];
  /** What is written about: accounts may be suggested for it. */
  readonly category: string;
  readonly onCancel: () => void;
  readonly onConfirm: (ids: readonly string[]) => void;
};

export function AccountDialog({
  accounts,
  catalogue,
  chosen: before,
  category,
  onCancel,
  onConfirm,
}: AccountDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const [chosen, setChosen] = useState(before);
  const [words, setWords] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { data: suggestedIds = [] } = useSuggested(category);
  const usable = accounts.filter((account) => whyUnusable(account, catalogue) === null);
  const isAll = usable.length > 0 && usable.every(({ id }) => chosen.includes(id));
  const found = matching(accounts, words);
  const suggested = suggestedIds.flatMap((id) => found.find((account) => account.id === id) ?? []);
  const others = found.filter((account) => !suggested.includes(account));
  const usableSuggested = suggested.filter((account) => usable.includes(account));
  const row = (account: ChannelBinding) => (
    <AccountRow
      key={account.id}
      account={account}
      unusable={whyUnusable(account, catalogue)}
      isChosen={chosen.includes(account.id)}
      onToggle={() => setChosen(toggled(accounts, chosen, account.id))}
    />
  );
  const selectAll = () => {
    if (chosen.length > 0 && (isAll || mustAsk(usable))) return setChosen([]);
    return mustAsk(usable) ? setAsking(true) : setChosen(all(usable));
  };
  const answer = (kind: 'other' | 'wechat') => {
    setAsking(false);
    setChosen(allOf(usable, kind));
  };
  return (
    <Modal
      open
      title={t('compose.accounts.add')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      footer={[
        <Tooltip key="cancel" title={t('compose.accounts.cancelHint')}>
          <Button onClick={onCancel} aria-description={t('compose.accounts.cancelHint')}>
            {t('compose.cancel')}
          </Button>
        </Tooltip>,
        <Button key="confirm" type="primary" onClick={() => onConfirm(chosen)}>
          {t('compose.accounts.confirm', { count: chosen.length })}
        </Button>,
      ]}
    >
      <Input
        allowClear
        value={words}
        placeholder={t('compose.accounts.search')}
        aria-label={t('compose.accounts.search')}
        onChange={(event) => setWords(event.target.value)}
      />
      <Checkbox
        className="cp-select-all"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        disabled={usable.length === 0}
        onChange={selectAll}
      >
        {t('compose.accounts.all')}
      </Checkbox>
      {isAsking && <WechatQuestion onAnswer={answer} />}
      <div className="cp-account-list">
        {suggested.length > 0 && (
          <SuggestedAccounts
            category={category}
            usable={usableSuggested}
            chosen={chosen}
            onChooseAll={() => setChosen(withSuggested(accounts, chosen, usableSuggested))}
          >
            {suggested.map(row)}
          </SuggestedAccounts>
        )}
        <ul>{others.map(row)}</ul>
      </div>
    </Modal>
  );
}
