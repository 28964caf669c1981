// The captured errors, each with its message, where it happened, and its stack; emptied by one button.
import { Button, Modal, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearErrors, type LoggedError } from '../lib/error-log.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { AntdLook } from './antd-look.tsx';

export type ErrorLogDialogProps = {
  readonly errors: readonly LoggedError[];
  readonly onClose: () => void;
};

export function ErrorLogDialog({ errors, onClose }: ErrorLogDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const columns: TableColumnsType<LoggedError> = [
    {
      title: t('app.errors.message'),
      key: 'message',
      render: (_, error) => (
        <dl className="error-log-facts">
          <dt>{t('app.errors.msg')}</dt>
          <dd className="error-log-message">{error.message}</dd>
          <dt>{t('app.errors.component')}</dt>
          <dd>{t('app.errors.during', { component: error.component || '-', during: error.during })}</dd>
          <dt>{t('app.errors.url')}</dt>
          <dd>{error.address}</dd>
        </dl>
      ),
    },
    {
      title: t('app.errors.stack'),
      key: 'stack',
      render: (_, { stack }) => <pre className="error-log-stack">{stack}</pre>,
    },
  ];
  const clear = () => {
    clearErrors();
    onClose();
  };
  return (
    <AntdLook>
      <Modal open width="80%" title={t('app.errors.title')} footer={null} onCancel={onClose}>
        <Button danger onClick={clear} className="error-log-clear">
          {t('app.errors.clear')}
        </Button>
        <Table
          size="small"
          pagination={false}
          columns={columns}
          dataSource={errors.map((error, at) => ({ ...error, key: at }))}
          scroll={{ x: 700 }}
        />
      </Modal>
    </AntdLook>
  );
}
