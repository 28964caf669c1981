// The dialog of one entry: where it lies, what it is called, where it leads, and the code it brings; never saved over what somebody else saved meanwhile.
import { KnownSign, type Resource } from '@herald/contract/administration.ts';
import { restrictingSigns } from '@herald/contract/permissions.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { Checkbox, Form, Input, InputNumber, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { useHeldSigns } from '../../lib/permissions.ts';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { useMenuNames } from '../../lib/use-menu-names.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useResourceDeeds, useResources } from './api.ts';
import { flat, treeOf } from './entry-tree.ts';

export type ResourceDialogProps = {
  /** Null for a new one. */
  readonly entry: Resource | null;
  readonly parentId: string | null;
  readonly entries: readonly Resource[];
  readonly onClose: () => void;
};

type Fields = Omit<Resource, 'id' | 'icon' | 'parentId' | 'sign' | 'revision'> & {
  parentId: string;
  sign: string;
};

export function ResourceDialog({ entry, parentId, entries, onClose }: ResourceDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const named = useMenuNames();
  const held = useHeldSigns();
  const { create, change } = useResourceDeeds();
  const resources = useResources();
  /** The state of the entry that what is typed here began with. */
  const [seen, setSeen] = useState(entry);
  useFocusReturn();
  const discard = useDiscarding(() => form.isFieldsTouched(), onClose);
  const isMenu = (Form.useWatch('type', form) ?? entry?.type ?? 'menu') === 'menu';
  const parents = flat(treeOf(entries)).filter(
    (one) => one.entry.type === 'menu' && one.entry.id !== entry?.id,
  );
  const codes = KnownSign.options.map((sign) => ({
    value: String(sign),
    label: signWord(currentLanguage(), sign),
    disabled: !held.has(sign) && !restrictingSigns.has(sign),
  }));
  const save = async (fields: Fields) => {
    const sign = KnownSign.safeParse(fields.sign).data ?? null;
    const url = isMenu ? fields.url.trim() : '';
    const asked = { ...fields, url, sign, parentId: fields.parentId || null, icon: seen?.icon ?? '' };
    if (seen) await change.mutateAsync({ ...asked, id: seen.id, revision: seen.revision });
    else await create.mutateAsync(asked);
    tell('success', t('roles.entrySaved', { name: named(fields.name) }));
    onClose();
  };
  /** One that is gone meanwhile leaves all as it is: the next try to save it says so. */
  const loadNow = async () => {
    const now = (await resources.refetch()).data?.items.find(({ id }) => id === seen?.id);
    if (!now) return;
    setSeen(now);
    form.setFieldsValue(fieldsOf(now));
    change.reset();
  };
  const initial: Fields = entry
    ? fieldsOf(entry)
    : {
        name: '',
        url: '',
        type: 'menu',
        hidden: false,
        sort: entries.filter((one) => one.parentId === parentId).length,
        parentId: parentId ?? '',
        sign: '',
      };
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={t(entry ? 'roles.editEntry' : 'roles.newEntry')}
      okText={t('list.confirm')}
      cancelText={t('list.cancel')}
      confirmLoading={create.isPending || change.isPending}
      onOk={() => form.submit()}
      onCancel={discard}
      afterOpenChange={leadFocusIn}
    >
      <StaleWarning error={change.error} onLoad={loadNow} />
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={(fields) => void save(fields).catch(() => undefined)}
      >
        <Form.Item
          name="name"
          label={t('roles.entryName')}
          extra={
            entry && named(entry.name) !== entry.name
              ? t('seeded.hint', { name: named(entry.name) })
              : undefined
          }
          rules={[{ required: true, whitespace: true, message: t('roles.nameMissing') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="parentId" label={t('roles.parent')}>
          <Select
            options={[
              { value: '', label: t('roles.top') },
              ...parents.map((one) => ({
                value: one.entry.id,
                label: `${'– '.repeat(one.depth)}${named(one.entry.name)}`,
              })),
            ]}
          />
        </Form.Item>
        <Form.Item name="type" label={t('roles.type')}>
          <Radio.Group
            options={[
              { value: 'menu', label: t('roles.menu') },
              { value: 'button', label: t('roles.button') },
            ]}
          />
        </Form.Item>
        {isMenu && (
          <Form.Item name="url" label={t('roles.url')} extra={t('roles.urlHint')}>
            <Input maxLength={2_000} />
          </Form.Item>
        )}
        <Form.Item name="sign" label={t('roles.sign')} extra={t('roles.signHint')}>
          <Select options={[{ value: '', label: t('roles.noSign') }, ...codes]} />
        </Form.Item>
        <Form.Item name="sort" label={t('roles.sort')}>
          <InputNumber min={0} max={100_000} precision={0} />
        </Form.Item>
        {isMenu && (
          <Form.Item name="hidden" valuePropName="checked">
            <Checkbox>{t('roles.hiddenWhat')}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

function fieldsOf({ name, url, type, hidden, sort, parentId, sign }: Resource): Fields {
  return { name, url, type, hidden, sort, parentId: parentId ?? '', sign: sign ?? '' };
}
