// Opens the dialog in which an account is given a name of ours.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog, type EditDialogProps } from './edit-dialog.tsx';

export type EditButtonProps = Omit<EditDialogProps, 'onClose'>;

export function EditButton(props: EditButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('accounts.edit.open')}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
