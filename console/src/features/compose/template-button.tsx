// Keeps what is written here as a template, under a name; what it was made from stays as it is.
import { templateEndpoints } from '@herald/contract/endpoints/templates.ts';
import type { Composition } from '@herald/contract/content.ts';
import { templateNameLimit } from '@herald/contract/templates.ts';
import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/call.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { draftFrom, nobody } from './saved-forms.ts';
import { isComposing } from '../../ui/is-composing.ts';

export function TemplateButton({ content }: { readonly content: Composition }) {
  const { t } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const close = () => setName(null);
  const save = async () => {
    if (isSaving || name === null || name.trim() === '') return;
    setSaving(true);
    try {
      await call(templateEndpoints.saveTemplate, { name: name.trim(), draft: draftFrom(content, nobody) });
      tell('success', t('templates.saved', { name: name.trim() }));
      close();
    } catch (error) {
      // It has been told, and the name stands for another try.
      if (!(error instanceof CallRefusal)) throw error;
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button onClick={() => setName(content.title.trim().slice(0, templateNameLimit))}>
        {t('templates.saveAs')}
      </Button>
      <Modal
        mask={{ closable: false }}
        open={name !== null}
        title={t('templates.saveAs')}
        okText={t('templates.save')}
        okButtonProps={{ disabled: (name ?? '').trim() === '', loading: isSaving }}
        cancelText={t('list.cancel')}
        destroyOnHidden
        afterOpenChange={(isOpen) => isOpen && field.current?.select()}
        onOk={() => void save()}
        onCancel={close}
      >
        <label htmlFor={id}>{t('templates.name')}</label>
        <Input
          id={id}
          ref={(input) => {
            field.current = input?.input ?? null;
          }}
          value={name ?? ''}
          maxLength={templateNameLimit}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => !isComposing(event.nativeEvent) && void save()}
        />
        <p className="cp-hint">{t('templates.hint')}</p>
      </Modal>
    </>
  );
}
