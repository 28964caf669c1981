// The way from a post to one's materials: a button, and the dialog it opens.
import { FolderOpenOutlined, SoundOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../ui/later.tsx';
import type { MaterialDialogProps } from './material-dialog.tsx';

const MaterialDialog = later(() =>
  import('./material-dialog.tsx').then((room) => ({ default: room.MaterialDialog })),
);

const names = {
  body: 'materials.pick.door',
  audio: 'materials.pick.soundDoor',
  cover: 'materials.pick.coverDoor',
} as const;

export function MaterialDoor({ for: place, ...rest }: Omit<MaterialDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={place === 'audio' ? <SoundOutlined aria-hidden /> : <FolderOpenOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(names[place])}
      </Button>
      {isOpen && <MaterialDialog for={place} {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}
