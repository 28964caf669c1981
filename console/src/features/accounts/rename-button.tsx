// Give an account a name of ours: the dialog keeps what was typed until it is saved or put away.
import { App, Button, Form, Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type RenameButtonProps = {
  readonly name: string;
  readonly onRename: (name: string) => Promise<unknown>;
};

const lettersAtMost = 200;

export function RenameButton({ name, onRename }: RenameButtonProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<InputRef>(null);
  const wanted = typed?.trim() ?? '';
  const save = async () => {
    if (wanted === '' || isSaving) return;
    if (wanted === name) return setTyped(null);
    setSaving(true);
    try {
      await onRename(wanted);
      void message.success(t('accounts.renamed', { name: wanted }));
      setTyped(null);
    } catch {
      // It has been told; what was typed stays.
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setTyped(name)}>
        {t('accounts.rename')}
      </Button>
      <Modal
        title={t('accounts.renameTitle', { name })}
        open={typed !== null}
        okText={t('accounts.renameYes')}
        cancelText={t('accounts.cancel')}
        okButtonProps={{ disabled: wanted === '', loading: isSaving }}
        onOk={() => void save()}
        onCancel={() => setTyped(null)}
        afterOpenChange={(isOpen) => isOpen && field.current?.focus({ cursor: 'all' })}
        destroyOnHidden
      >
        <Form layout="vertical" style={{ paddingBlockEnd: 12 }} onFinish={() => void save()}>
          <Form.Item
            label={t('accounts.form.name')}
            htmlFor="rename-account"
            help={wanted === '' ? t('accounts.form.nameMissing') : t('accounts.renameHint')}
            {...(wanted === '' ? { validateStatus: 'error' } : {})}
          >
            <Input
              id="rename-account"
              ref={field}
              value={typed ?? ''}
              maxLength={lettersAtMost}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
