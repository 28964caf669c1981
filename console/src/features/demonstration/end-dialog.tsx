// Taking the demonstration away: only once the word is typed, which nobody types by mistake.
import { endingWords } from '@herald/contract/demonstration.ts';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useEndDemonstration } from './api.ts';

export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const word = endingWords[currentLanguage()];
  const [typed, setTyped] = useState('');
  const end = useEndDemonstration();
  useFocusReturn();
  const isRight = typed.trim() === word;
  const act = async () => {
    if (!isRight || end.isPending) return;
    await end.mutateAsync(word);
    tell('success', t('demonstration.done'));
    onClose();
  };
  const submit = () => void act().catch(() => undefined);
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={t('demonstration.question')}
      okText={t('demonstration.remove')}
      okButtonProps={{ danger: true, disabled: !isRight }}
      cancelText={t('list.cancel')}
      confirmLoading={end.isPending}
      onOk={submit}
      onCancel={onClose}
      afterOpenChange={leadFocusIn}
    >
      <p>{t('demonstration.forGood')}</p>
      <Form layout="vertical" onFinish={submit}>
        <Form.Item label={t('demonstration.type', { word })} htmlFor="ending-word">
          <Input
            id="ending-word"
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
