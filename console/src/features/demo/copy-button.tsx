// A button that copies the text it is given: the template's directive.
import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCopying } from './use-copying.ts';

export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const copy = useCopying();
  return (
    <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
      {t('demo.clipboard.copy')}
    </Button>
  );
}
