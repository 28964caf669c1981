// Take down: one article, or every publication of its package; what will happen where is said first (R-HIST-005, R-HIST-006).
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { ClosedButton } from '../../ui/closed-button.tsx';
import { later } from '../../ui/later.tsx';
import { isStanding } from './withdraw-plan.ts';

const WithdrawDialog = later(() =>
  import('./withdraw-dialog.tsx').then((room) => ({ default: room.WithdrawDialog })),
);

/** Where a platform lets us take nothing down the button tells why. */
export function WithdrawButton({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { takeDown } = item.can;
  if (takeDown !== true)
    return isStanding(item) ? (
      <ClosedButton name={t('history.takeDown')} why={say(takeDown.why, { channel: item.channelName })} />
    ) : null;
  return (
    <>
      {item.mayWithdraw && (
        <Button size="small" danger onClick={() => setOpen(true)}>
          {t('history.takeDown')}
        </Button>
      )}
      {isOpen && <WithdrawDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
