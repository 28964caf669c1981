// Give an account a name of ours and say what it is for: the dialog keeps what was typed until it is saved or put away, and saves it over no words it has not shown.
import { accountDescriptionAtMost, accountNameAtMost } from '@herald/contract/accounts.ts';
import { App, Form, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import type { AccountWords } from './api.ts';
import { WordField } from './word-field.tsx';

export type EditDialogProps = {
  readonly words: AccountWords;
  readonly onSave: (words: AccountWords, seen: AccountWords) => Promise<unknown>;
  /** The words that stand now; undefined where the account is gone. */
  readonly onLoad: () => Promise<AccountWords | undefined>;
  readonly onClose: () => void;
};

export function EditDialog({ words, onSave, onLoad, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  /** The words that what is typed here began with. */
  const [seen, setSeen] = useState(words);
  const [typed, setTyped] = useState(words);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const first = useRef<InputRef>(null);
  useFocusReturn();
  const name = typed.name.trim();
  const description = typed.description.trim();
  const isSame = name === seen.name && description === seen.description;
  const discard = useDiscarding(() => !isSame, onClose);
  const isWhole = name !== '' && description !== '';
  const save = async () => {
    if (!isWhole || isSaving) return;
    if (isSame) return onClose();
    setSaving(true);
    setFailure(null);
    try {
      await onSave({ name, description }, { name: seen.name, description: seen.description });
      void message.success(t('accounts.edit.saved', { name }));
      onClose();
    } catch (error) {
      // It has been told, or is said above the fields; what was typed stays.
      setFailure(error);
      setSaving(false);
    }
  };
  /** What nobody else changed stays as it is typed. Of an account that is gone all does: the next try to save it says so. */
  const loadNow = async () => {
    const now = await onLoad();
    if (!now) return;
    const kept = (field: keyof AccountWords) => (now[field] === seen[field] ? typed[field] : now[field]);
    setSeen(now);
    setTyped({ name: kept('name'), description: kept('description') });
    setFailure(null);
  };
  return (
    <Modal
      mask={{ closable: false }}
      title={t('accounts.edit.title', { name: words.name })}
      open
      okText={t('accounts.edit.save')}
      cancelText={t('accounts.cancel')}
      okButtonProps={{ disabled: !isWhole, loading: isSaving }}
      onOk={() => void save()}
      onCancel={discard}
      afterOpenChange={(isOpen) => isOpen && first.current?.focus({ cursor: 'all' })}
    >
      <StaleWarning error={failure} onLoad={loadNow} />
      <Form layout="vertical" style={{ paddingBlockEnd: 12 }} onFinish={() => void save()}>
        <WordField
          id="account-name"
          ref={first}
          label={t('accounts.form.name')}
          hint={t('accounts.edit.nameHint')}
          missing={t('accounts.form.nameMissing')}
          value={typed.name}
          lettersAtMost={accountNameAtMost}
          onChange={(value) => setTyped({ ...typed, name: value })}
        />
        <WordField
          id="account-description"
          label={t('accounts.edit.description')}
          hint={t('accounts.edit.descriptionHint')}
          missing={t('accounts.edit.descriptionMissing')}
          value={typed.description}
          lettersAtMost={accountDescriptionAtMost}
          onChange={(value) => setTyped({ ...typed, description: value })}
        />
        <button type="submit" hidden>
          {t('accounts.edit.save')}
        </button>
      </Form>
    </Modal>
  );
}
