// Copies a text in two ways: by calling for it, and by a button that carries its text itself (R-DEMO-056 to R-DEMO-058).
import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, Tabs } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { CopyButton } from './copy-button.tsx';
import './demo.css';
import { useCopying } from './use-copying.ts';

const project = 'https://github.com/PanJiaChen/vue-element-admin';

export function ClipboardPage() {
  const { t } = useTranslation();
  const copy = useCopying();
  const items = [
    {
      key: 'directly',
      label: t('demo.clipboard.directly'),
      children: (
        <CopyField>
          {(text) => (
            <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
              {t('demo.clipboard.copy')}
            </Button>
          )}
        </CopyField>
      ),
    },
    {
      key: 'directive',
      label: t('demo.clipboard.directive'),
      children: <CopyField>{(text) => <CopyButton text={text} />}</CopyField>,
    },
  ];
  return (
    <PageFrame heading={t('menu.demo.clipboard')}>
      <Tabs items={items} className="dm-few" />
    </PageFrame>
  );
}

function CopyField({ children }: { readonly children: (text: string) => ReactNode }) {
  const { t } = useTranslation();
  const [text, setText] = useState(project);
  return (
    <div className="dm-buttons">
      <Input
        aria-label={t('demo.clipboard.text')}
        value={text}
        placeholder={t('demo.clipboard.placeholder')}
        className="dm-wide"
        onChange={({ target }) => setText(target.value)}
      />
      {children(text)}
    </div>
  );
}
