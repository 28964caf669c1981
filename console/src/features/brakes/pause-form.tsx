// Hold publishing up: what, and why, since everybody will read it.
import type { PauseScope } from '@herald/contract/brakes.ts';
import { Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useAccounts, useBrakes, usePlatforms } from './api.ts';
import { scopeWords } from './scope-words.ts';

const scopes = ['everything', 'channel', 'department', 'account'] as const;
const longest = 500;

export function PauseForm() {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const { pause } = useBrakes();
  const platforms = usePlatforms().data;
  const [scope, setScope] = useState<PauseScope['scope']>('everything');
  const [which, setWhich] = useState<string | null>(null);
  const [because, setBecause] = useState('');
  const channels = (platforms?.items ?? []).map((one) => ({
    value: String(one.channelid),
    label: one.channelName,
  }));
  const accounts = (useAccounts().data?.allChannelBindList ?? []).map((one) => ({
    value: one.id,
    label: `${one.name} (${one.channel.name})`,
  }));
  const departments = (platforms?.departments ?? []).map((one) => ({
    value: one.id,
    label: seeded(one.name),
  }));
  const channelid = platforms?.items.find((one) => String(one.channelid) === which)?.channelid;
  const what = scopeOf(scope, { channelid, which });
  const choices = { everything: [], channel: channels, department: departments, account: accounts };
  const hold = async (asked: PauseScope) => {
    await pause.mutateAsync({ what: asked, because });
    tell('success', t('brakes.paused'));
    setBecause('');
    setWhich(null);
  };
  return (
    <Form layout="vertical" style={{ maxWidth: 480 }}>
      <Form.Item label={t('brakes.what')}>
        <Radio.Group
          aria-label={t('brakes.what')}
          options={scopes.map((one) => ({ value: one, label: t(scopeWords[one].choice) }))}
          value={scope}
          onChange={(change) => {
            setScope(scopes.find((one) => one === change.target.value) ?? 'everything');
            setWhich(null);
          }}
        />
      </Form.Item>
      {scope !== 'everything' && (
        <Form.Item label={t('brakes.which')} htmlFor="pause-which">
          <Select id="pause-which" options={choices[scope]} value={which} onChange={setWhich} />
        </Form.Item>
      )}
      <Form.Item label={t('brakes.because')} htmlFor="pause-because">
        <Input.TextArea
          id="pause-because"
          rows={2}
          maxLength={longest}
          value={because}
          onChange={(change) => setBecause(change.target.value)}
        />
      </Form.Item>
      <AskingButton
        danger
        disabled={what === null}
        question={t('brakes.question')}
        yes={t('brakes.pause')}
        no={t('brakes.cancel')}
        onYes={async () => (what ? hold(what) : undefined)}
      >
        {t('brakes.pause')}
      </AskingButton>
    </Form>
  );
}

/** Null until it is said which one. */
function scopeOf(
  scope: PauseScope['scope'],
  { channelid, which }: { channelid: Channel | undefined; which: string | null },
): PauseScope | null {
  if (scope === 'everything') return { scope };
  if (scope === 'channel') return channelid === undefined ? null : { scope, channelid };
  if (which === null) return null;
  return scope === 'account' ? { scope, accountId: which } : { scope, departmentId: which };
}
type Channel = Extract<PauseScope, { scope: 'channel' }>['channelid'];
