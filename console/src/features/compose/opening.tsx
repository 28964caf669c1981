// While a composer asks for what it opens: the wait, or why it cannot be opened, with another try where that can help and the ways on where it cannot.
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import './notices.css';
import { isGone } from './refusal-kinds.ts';

type Asked = { readonly error: unknown; readonly isError: boolean; readonly refetch: () => unknown };

export function Opening({ asked }: { readonly asked: readonly Asked[] }) {
  const { t } = useTranslation();
  const failure = asked.map(({ error }) => loadFailureOf(error)).find((sentence) => sentence !== null);
  if (failure === undefined) return <Spin className="cp-wait" description={t('compose.opening')} />;
  const failed = asked.filter(({ isError }) => isError);
  const again = (
    <Button onClick={() => failed.map(({ refetch }) => void refetch())}>{t('compose.retry')}</Button>
  );
  const away = (
    <span className="cp-notice-actions cp-away">
      <Link to="/">{t('app.notFound.home')}</Link>
      <NewContentLink />
    </span>
  );
  return (
    <Alert
      type="error"
      showIcon
      className="cp-notice"
      title={failure}
      action={failed.every(({ error }) => isGone(error)) ? away : again}
    />
  );
}
