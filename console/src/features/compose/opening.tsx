// While a composer asks for what it opens: the wait, or why it cannot be opened, with another try.
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadFailureOf } from '../../lib/call-refusal.ts';

type Asked = { readonly error: unknown; readonly isError: boolean; readonly refetch: () => unknown };

export function Opening({ asked }: { readonly asked: readonly Asked[] }) {
  const { t } = useTranslation();
  const failure = asked.map(({ error }) => loadFailureOf(error)).find((sentence) => sentence !== null);
  if (failure === undefined) return <Spin className="cp-wait" description={t('compose.opening')} />;
  const retry = () => asked.filter(({ isError }) => isError).map(({ refetch }) => void refetch());
  return (
    <Alert
      type="error"
      showIcon
      title={failure}
      action={<Button onClick={retry}>{t('compose.retry')}</Button>}
    />
  );
}
