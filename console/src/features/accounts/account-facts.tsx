// The health of an account in words: its token, its rights, what is left, what it last brought to light, what waits.
import type { AccountHealth, CallsLeft } from '@herald/contract/accounts.ts';
import { Tooltip } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sinceWhen, wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { sayCallsLeft } from '../../lib/say-calls-left.ts';
import './accounts.css';
import { useTokenState } from './api.ts';

type Fact = { readonly label: string; readonly value: ReactNode; readonly isBad?: boolean };

export function AccountFacts({ account }: { account: AccountHealth }) {
  const { t } = useTranslation();
  const asked = useTokenState(account.id, account.asked && account.usable);
  const facts: Fact[] = [
    { label: t('accounts.facts.token'), ...sayToken(t, account) },
    { label: t('accounts.facts.rights'), ...sayRights(t, account) },
    ...(account.asked
      ? [
          {
            label: t('accounts.facts.own'),
            ...(asked.isLoading ? { value: '…' } : sayOwn(t, asked.data?.own ?? null)),
          },
        ]
      : []),
    ...(account.calls || !account.asked
      ? [
          {
            label: t(account.calls ? 'accounts.facts.ourCalls' : 'accounts.facts.left'),
            ...sayLeft(t, account.calls),
          },
        ]
      : []),
    { label: t('accounts.facts.last'), value: <LastLive last={account.lastLive} /> },
    { label: t('accounts.facts.waiting'), value: String(account.waiting) },
    { label: t('accounts.facts.owner'), value: account.owner },
  ];
  return (
    <dl className="facts">
      {facts.map(({ label, value, isBad = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isBad ? 'fact-bad' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Words = { value: ReactNode; isBad?: boolean };

function sayToken(t: TFunction, { usable, token }: AccountHealth): Words {
  if (!usable) return { value: t('accounts.facts.tokenOver'), isBad: true };
  const { endsAt, renewsItself } = token;
  if (endsAt === null) return { value: t(renewsItself ? 'accounts.facts.renews' : 'accounts.facts.endless') };
  const until = wallClock(endsAt);
  if (token.endsSoon) return { value: t('accounts.facts.endsSoon', { until }), isBad: true };
  return { value: t(renewsItself ? 'accounts.facts.renewsUntil' : 'accounts.facts.until', { until }) };
}

function sayRights(t: TFunction, { scopes }: AccountHealth): Words {
  if (!scopes.told) return { value: t('accounts.facts.notTold') };
  if (scopes.missing.length === 0) return { value: t('accounts.facts.allRights') };
  return { value: t('accounts.facts.missing', { rights: scopes.lacking }), isBad: true };
}

function sayLeft(t: TFunction, calls: CallsLeft | null): Words {
  return calls
    ? { value: sayCallsLeft(t, calls), isBad: calls.left === 0 }
    : { value: t('accounts.facts.notTold') };
}

/** The platform's word on this account alone, with when it was read. */
function sayOwn(t: TFunction, own: AccountHealth['own']): Words {
  if (!own) return { value: t('accounts.facts.ownUntold') };
  const { value, isBad = false } = sayLeft(t, own);
  return {
    value: (
      <Tooltip title={wallClockWithZone(own.readAt)}>
        {value}{' '}
        <span style={{ whiteSpace: 'nowrap' }}>
          {t('accounts.facts.readAt', { at: wallClock(own.readAt) })}
        </span>
      </Tooltip>
    ),
    isBad,
  };
}

function LastLive({ last }: { last: AccountHealth['lastLive'] }) {
  const { t } = useTranslation();
  if (!last) return t('accounts.facts.noneYet');
  const at = <Tooltip title={wallClockWithZone(last.at)}>{sinceWhen(last.at)}</Tooltip>;
  if (last.url === '') return <span title={last.title}>{at}</span>;
  return (
    <a href={last.url} target="_blank" rel="noreferrer" title={last.title}>
      {at}
    </a>
  );
}
