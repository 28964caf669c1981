// In the composer the way to my drafts, and those that were chosen there, each a step away.
import { InboxOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RenderDetail } from '../../lib/detail-door.ts';
import { useDraftTitles } from './api.ts';

const DraftPicker = lazy(() => import('./draft-picker.tsx').then((room) => ({ default: room.DraftPicker })));

export type DraftDoorProps = {
  readonly renderDetail: RenderDetail;
  /** Those that were chosen before, and which of them is on the desk. */
  readonly ids: readonly string[];
  readonly current: string | null;
  readonly addressOf: (id: string) => string;
  readonly onChosen: (ids: readonly string[]) => void;
};

export function DraftDoor({ renderDetail, ids, current, addressOf, onChosen }: DraftDoorProps) {
  const { t } = useTranslation();
  const titles = useDraftTitles(ids);
  const [isOpen, setOpen] = useState(false);
  const confirm = (chosen: readonly string[]) => {
    setOpen(false);
    onChosen(chosen);
  };
  return (
    <Flex wrap gap={12} align="center" style={{ marginBottom: 12 }}>
      <Button icon={<InboxOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('drafts.pick.door')}
      </Button>
      {ids.length > 1 && (
        <Flex component="nav" wrap gap={12} aria-label={t('drafts.pick.chosen')}>
          {ids.map((id, at) => (
            <Link key={id} to={addressOf(id)} {...(id === current ? { 'aria-current': 'page' } : {})}>
              {id === current ? (
                <strong>{titles[at] || t('list.untitled')}</strong>
              ) : (
                titles[at] || t('list.untitled')
              )}
            </Link>
          ))}
        </Flex>
      )}
      <Suspense fallback={null}>
        {isOpen && <DraftPicker {...{ renderDetail }} onCancel={() => setOpen(false)} onConfirm={confirm} />}
      </Suspense>
    </Flex>
  );
}
