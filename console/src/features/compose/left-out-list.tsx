// The accounts that are left out of what is about to go: each with its reason, and that none of them is forgotten.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from './choose-accounts.ts';
import type { LeftOut } from './departure.ts';
import './left-out.css';
import { sayLeftOut } from './say-left-out.ts';

export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  const accounts = (
    <>
      <ul>
        {leftOut.map((one) => (
          <li key={one.account.id}>
            <strong>{labelOf(one.account)}</strong>
            <p>{sayLeftOut(t, one)}</p>
          </li>
        ))}
      </ul>
      <p className="cp-hint">{t('compose.part.kept')}</p>
    </>
  );
  return (
    <Alert
      type="warning"
      showIcon
      className="cp-left-out"
      title={t('compose.part.leftOut', { number: leftOut.length })}
      description={accounts}
    />
  );
}
