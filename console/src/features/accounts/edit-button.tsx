// Give an account a name of ours and say what it is for: the dialog keeps what was typed until it is saved or put away.
import { accountDescriptionAtMost, accountNameAtMost } from '@herald/contract/accounts.ts';
import { App, Button, Form, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDiscarding } from '../../lib/use-discarding.ts';
import type { AccountWords } from './api.ts';
import { WordField } from './word-field.tsx';

export type EditButtonProps = {
  readonly words: AccountWords;
  readonly onSave: (words: AccountWords) => Promise<unknown>;
};

export function EditButton({ words, onSave }: EditButtonProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [typed, setTyped] = useState<AccountWords | null>(null);
  const [isSaving, setSaving] = useState(false);
  const first = useRef<InputRef>(null);
  const name = typed?.name.trim() ?? '';
  const description = typed?.description.trim() ?? '';
  const isSame = name === words.name && description === words.description;
  const discard = useDiscarding(
    () => !isSame,
    () => setTyped(null),
  );
  const isWhole = name !== '' && description !== '';
  const save = async () => {
    if (!isWhole || isSaving) return;
    if (isSame) return setTyped(null);
    setSaving(true);
    try {
      await onSave({ name, description });
      void message.success(t('accounts.edit.saved', { name }));
      setTyped(null);
    } catch {
      // It has been told; what was typed stays.
    } finally {
      setSaving(false);
    }
  };
  const type = (change: Partial<AccountWords>) => setTyped((before) => ({ ...words, ...before, ...change }));
  return (
    <>
      <Button size="small" onClick={() => setTyped(words)}>
        {t('accounts.edit.open')}
      </Button>
      <Modal
        mask={{ closable: false }}
        title={t('accounts.edit.title', { name: words.name })}
        open={typed !== null}
        okText={t('accounts.edit.save')}
        cancelText={t('accounts.cancel')}
        okButtonProps={{ disabled: !isWhole, loading: isSaving }}
        onOk={() => void save()}
        onCancel={discard}
        afterOpenChange={(isOpen) => isOpen && first.current?.focus({ cursor: 'all' })}
        destroyOnHidden
      >
        <Form layout="vertical" style={{ paddingBlockEnd: 12 }} onFinish={() => void save()}>
          <WordField
            id="account-name"
            ref={first}
            label={t('accounts.form.name')}
            hint={t('accounts.edit.nameHint')}
            missing={t('accounts.form.nameMissing')}
            value={typed?.name ?? ''}
            lettersAtMost={accountNameAtMost}
            onChange={(value) => type({ name: value })}
          />
          <WordField
            id="account-description"
            label={t('accounts.edit.description')}
            hint={t('accounts.edit.descriptionHint')}
            missing={t('accounts.edit.descriptionMissing')}
            value={typed?.description ?? ''}
            lettersAtMost={accountDescriptionAtMost}
            onChange={(value) => type({ description: value })}
          />
          <button type="submit" hidden>
            {t('accounts.edit.save')}
          </button>
        </Form>
      </Modal>
    </>
  );
}
