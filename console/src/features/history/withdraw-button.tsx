// Take down: one article, or every publication of its package; what will happen where is said first (R-HIST-005, R-HIST-006).
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStanding } from './withdraw-plan.ts';

const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then((room) => ({ default: room.WithdrawDialog })),
);

/** What cannot be taken down from here has the button too, for it tells why. */
export function WithdrawButton({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isOffered = item.mayWithdraw || (isStanding(item) && item.can.takeDown !== true);
  return (
    <>
      {isOffered && (
        <Button size="small" danger onClick={() => setOpen(true)}>
          {t('history.takeDown')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <WithdrawDialog item={item} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
