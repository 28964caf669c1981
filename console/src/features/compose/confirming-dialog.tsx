// The dialog that confirms what goes out: the first focus is Cancel's, a failure stays in it, and while it is sent it cannot be left.
import { Alert, Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import type { Confirmation } from './use-confirmation.ts';

export type ConfirmingDialogProps = {
  readonly asked: Pick<Confirmation, 'dialog' | 'failure' | 'close'> & {
    readonly confirm: () => Promise<void>;
  };
  readonly title: string;
  readonly yes: string;
  /** Nothing to confirm leaves only the way back; `disabled` waits for a choice. */
  readonly confirming?: 'ready' | 'disabled' | 'nothing';
  readonly children: ReactNode;
} & Pick<ModalProps, 'width'>;

export function ConfirmingDialog({
  asked,
  yes,
  confirming = 'ready',
  children,
  ...rest
}: ConfirmingDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const isSending = asked.dialog === 'sending';
  return (
    <Modal
      open
      {...rest}
      {...(confirming === 'nothing' ? { footer: onlyBack } : {})}
      okText={yes}
      cancelText={t('compose.cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: confirming === 'disabled' }}
      cancelButtonProps={{ disabled: isSending, autoFocus: true }}
      // Without the cross the first to get the focus is Cancel: a second Enter sends nothing.
      closable={false}
      keyboard={!isSending}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      onOk={() => void asked.confirm()}
      onCancel={asked.close}
    >
      {asked.failure !== null && <Alert type="error" showIcon title={asked.failure} />}
      {children}
    </Modal>
  );
}

const onlyBack: ModalProps['footer'] = (_both, { CancelBtn }) => <CancelBtn />;
