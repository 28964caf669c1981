// The accounts a post goes to: tags that can be closed, and the way to the dialog or, with none bound, to binding one.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { App, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountDialog } from './account-dialog.tsx';
import './compose.css';
import './left-out.css';
import { labelOf, whyUnusable } from './choose-accounts.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId } from './place-problems.ts';
import { sayUnusable } from './say-left-out.ts';

export type AccountAreaProps = {
  readonly accounts: readonly ChannelBinding[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: readonly string[];
  readonly category: string;
  readonly problems: readonly Problem[];
  readonly onChange: (ids: readonly string[]) => void;
};

const bindPage = '/api/control/account/addAccount';

export function AccountArea({ accounts, catalogue, chosen, category, problems, onChange }: AccountAreaProps) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (accounts.length > 0) return setOpen(true);
    return void modal.confirm({
      title: t('compose.accounts.bindQuestion'),
      okText: t('compose.accounts.bind'),
      cancelText: t('compose.cancel'),
      onOk: () => void navigate(bindPage),
    });
  };
  const close = (ids: readonly string[]) => {
    setOpen(false);
    onChange(ids);
  };
  const shown = chosen.flatMap((id) => accounts.find((account) => account.id === id) ?? []);
  const unusable = shown.flatMap((account) => {
    const why = whyUnusable(account, catalogue);
    return why === null ? [] : [{ id: account.id, sentence: sayUnusable(t, account, why) }];
  });
  return (
    <section className="cp-accounts" aria-label={t('compose.accounts.title')}>
      <h2>{t('compose.accounts.title')}</h2>
      <Button id={fieldId('accounts')} block onClick={open}>
        {t('compose.accounts.add')}
      </Button>
      <div className="cp-tags">
        {shown.map((account) => (
          <Tag
            key={account.id}
            closable={{ 'aria-label': t('compose.accounts.remove', { name: labelOf(account) }) }}
            onClose={(event) => {
              event.preventDefault();
              onChange(chosen.filter((id) => id !== account.id));
            }}
          >
            {labelOf(account)}
          </Tag>
        ))}
        {shown.length === 0 && <p className="cp-hint">{t('compose.accounts.none')}</p>}
      </div>
      {unusable.map(({ id, sentence }) => (
        <p key={id} className="cp-hint cp-unusable">
          {sentence}
        </p>
      ))}
      <FieldProblems problems={problems} />
      {isOpen && (
        <AccountDialog
          accounts={accounts}
          catalogue={catalogue}
          chosen={shown.map(({ id }) => id)}
          category={category}
          onCancel={() => close([])}
          onConfirm={close}
        />
      )}
    </section>
  );
}
