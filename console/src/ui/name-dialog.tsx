// A dialog that asks for one name: of something new, or another one for something that is there.
import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { leadFocusIn, useFocusReturn } from './use-focus-return.ts';

export type NameDialogProps = {
  readonly title: string;
  readonly okText: string;
  readonly cancelText: string;
  readonly label: string;
  readonly missing: string;
  /** Empty for something new. */
  readonly name: string;
  readonly extra?: ReactNode;
  readonly isSaving: boolean;
  /** Closes the dialog itself when it succeeds; what it throws has been told. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
};

const longest = 100;

export function NameDialog(props: NameDialogProps) {
  const { title, okText, cancelText, label, missing, name, extra, isSaving, onSave, onClose } = props;
  const [form] = Form.useForm<{ name: string }>();
  useFocusReturn();
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={title}
      okText={okText}
      cancelText={cancelText}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={leadFocusIn}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name }}
        onFinish={(said) => void onSave(said.name.trim()).catch(() => undefined)}
      >
        <Form.Item
          name="name"
          label={label}
          extra={extra}
          rules={[{ required: true, whitespace: true, message: missing }]}
        >
          <Input maxLength={longest} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
