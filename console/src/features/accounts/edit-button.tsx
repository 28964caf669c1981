// Give an account a name of ours and say what it is for: the dialog keeps what was typed until it is saved or put away, and saves it over no words it has not shown.
import { accountDescriptionAtMost, accountNameAtMost } from '@herald/contract/accounts.ts';
import { App, Button, Form, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import type { AccountWords } from './api.ts';
import { WordField } from './word-field.tsx';

export type EditButtonProps = {
  readonly words: AccountWords;
  readonly onSave: (words: AccountWords, seen: AccountWords) => Promise<unknown>;
  /** The words that stand now; undefined where the account is gone. */
  readonly onLoad: () => Promise<AccountWords | undefined>;
};

export function EditButton({ words, onSave, onLoad }: EditButtonProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [typed, setTyped] = useState<AccountWords | null>(null);
  /** The words that what is typed here began with. */
  const [seen, setSeen] = useState(words);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const first = useRef<InputRef>(null);
  const name = typed?.name.trim() ?? '';
  const description = typed?.description.trim() ?? '';
  const isSame = name === seen.name && description === seen.description;
  const discard = useDiscarding(
    () => !isSame,
    () => setTyped(null),
  );
  const isWhole = name !== '' && description !== '';
  const save = async () => {
    if (!isWhole || isSaving) return;
    if (isSame) return setTyped(null);
    setSaving(true);
    setFailure(null);
    try {
      await onSave({ name, description }, seen);
      void message.success(t('accounts.edit.saved', { name }));
      setTyped(null);
    } catch (error) {
      // It has been told, or is said above the fields; what was typed stays.
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const begin = ({ name: called, description: described }: AccountWords) => {
    const whole = { name: called, description: described };
    setSeen(whole);
    setTyped(whole);
    setFailure(null);
  };
  /** Of an account that is gone all stays as it is: the next try to save it says so. */
  const loadNow = async () => {
    const now = await onLoad();
    if (now) begin(now);
  };
  const type = (change: Partial<AccountWords>) => setTyped((before) => ({ ...seen, ...before, ...change }));
  return (
    <>
      <Button size="small" onClick={() => begin(words)}>
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
        <StaleWarning error={failure} onLoad={loadNow} />
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
