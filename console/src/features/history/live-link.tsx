// "It is live": the link a person pastes, and why one cannot be taken, said where it stands.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { isWebAddress } from '@herald/contract/check-content.ts';
import { Input, Space } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { say } from '../../lib/say.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { accountOf } from './account-of.ts';
import { linkTroubles } from './api.ts';

export type LiveLinkProps = {
  readonly item: HistoryItem;
  readonly onConfirm: (link: string) => Promise<void>;
};

export function LiveLink({ item, onConfirm }: LiveLinkProps) {
  const { t } = useTranslation();
  const id = useId();
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const address = link.trim();
  const isAddress = isWebAddress(address);
  const trouble = address === '' || isAddress ? refused : say('link-invalid');
  const confirm = () =>
    onConfirm(address).catch((error: unknown) => {
      if (error instanceof CallRefusal && linkTroubles.some((code) => code === error.code))
        setRefused(error.sentence);
    });
  return (
    <div>
      <label htmlFor={id}>{t('history.pasteLink')}</label>
      <Space.Compact block>
        <Input
          id={id}
          aria-invalid={trouble !== null}
          value={link}
          maxLength={4000}
          {...(trouble === null ? {} : { status: 'error' })}
          onChange={(event) => {
            setLink(event.target.value);
            setRefused(null);
          }}
        />
        <AskingButton
          no={t('list.cancel')}
          type="primary"
          disabled={!isAddress}
          question={t('history.liveQuestion', { account: accountOf(item) })}
          yes={t('list.confirm')}
          onYes={confirm}
        >
          {t('history.saveLink')}
        </AskingButton>
      </Space.Compact>
      <div role="alert">{trouble}</div>
    </div>
  );
}
