// Opens the versions of a package.
import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';

export type VersionsButtonProps = Pick<VersionsDialogProps, 'id' | 'mayRestore'>;

export function VersionsButton(props: VersionsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('versions.title')}
      </Button>
      {isOpen && <VersionsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
