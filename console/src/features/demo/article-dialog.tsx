// The dialog of a new article in the list: type, date and title are required (template, section 19).
import {
  articleTitleLimit,
  demoStatuses,
  demoTypes,
  type DemoStatus,
  type DemoType,
} from '@herald/contract/demo.ts';
import { App, DatePicker, Form, Input, Modal, Rate, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useAddRow, type AskedArticles } from './api.ts';
import { statusWords, typeWords } from './status-tag.tsx';

export type ArticleDialogProps = { readonly asked: AskedArticles; readonly onClose: () => void };

type Written = {
  type: DemoType;
  timestamp: Dayjs;
  title: string;
  status: DemoStatus;
  importance: number;
  remark?: string;
};

/** In seconds: what the template shows of a success. */
const shownSeconds = 2;

export function ArticleDialog({ asked, onClose }: ArticleDialogProps) {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const [form] = Form.useForm<Written>();
  const adding = useAddRow(asked);
  const add = ({ timestamp, ...written }: Written) =>
    adding.mutate(
      { ...written, timestamp: timestamp.valueOf() },
      {
        onSuccess: () => {
          onClose();
          notification.success({
            title: t('demo.success'),
            description: t('demo.created'),
            duration: shownSeconds,
          });
        },
      },
    );
  const needs = (field: string) => [{ required: true, message: t('demo.needed', { field }) }];
  return (
    <Modal
      open
      title={t('demo.create')}
      onCancel={onClose}
      onOk={() => form.submit()}
      okText={t('demo.confirm')}
      cancelText={t('demo.cancel')}
      confirmLoading={adding.isPending}
    >
      <Form<Written>
        form={form}
        layout="vertical"
        initialValues={{ timestamp: dayjs(), status: 'published', importance: 1 }}
        onFinish={add}
      >
        <Form.Item name="type" label={t('demo.columns.type')} rules={needs('type')}>
          <Select
            placeholder={t('demo.select')}
            options={demoTypes.map((value) => ({ value, label: t(typeWords[value]) }))}
          />
        </Form.Item>
        <Form.Item name="timestamp" label={t('demo.columns.date')} rules={needs('timestamp')}>
          <DatePicker showTime style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="title"
          label={t('demo.columns.title')}
          rules={[{ required: true, whitespace: true, message: t('demo.needed', { field: 'title' }) }]}
        >
          <Input maxLength={articleTitleLimit} />
        </Form.Item>
        <Form.Item name="status" label={t('demo.columns.status')}>
          <Select options={demoStatuses.map((value) => ({ value, label: t(statusWords[value]) }))} />
        </Form.Item>
        <Form.Item name="importance" label={t('demo.importance')}>
          <Rate count={3} aria-label={t('demo.importance')} />
        </Form.Item>
        <Form.Item name="remark" label={t('demo.remark')}>
          <Input.TextArea rows={3} maxLength={2000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
