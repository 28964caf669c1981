// The columns of the templates: what each is called, what it says, whose it is, and what can be done with it.
import { templateNameLimit } from '@herald/contract/templates.ts';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { Clipped } from '../../ui/clipped.tsx';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { useTemplateDeeds, type TemplateRow } from './api.ts';

type TemplateColumns = { readonly isAdding: boolean; readonly onUse: (id: string) => void };

export function useTemplateColumns({ isAdding, onUse }: TemplateColumns): TableColumnsType<TemplateRow> {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const { canEdit } = useSigns();
  const { rename, remove } = useTemplateDeeds();
  const [renamed, setRenamed] = useState<string | null>(null);
  return [
    {
      title: t('templates.name'),
      key: 'name',
      render: (_, { id, name }) =>
        canEdit ? (
          <InlineEdit
            edit={t('templates.rename', { name })}
            label={t('templates.name')}
            value={name}
            placeholder=""
            limit={templateNameLimit}
            mayBeEmpty={false}
            isOpen={renamed === id}
            onOpen={(isOpen) => setRenamed(isOpen ? id : null)}
            onSave={(text) => rename(id, text)}
          />
        ) : (
          <Clipped text={name} width={200} />
        ),
    },
    {
      title: t('list.title'),
      key: 'title',
      render: (_, { title }) => <Clipped text={title || t('list.untitled')} width={200} />,
    },
    { title: t('list.category'), key: 'category', render: (_, { channel }) => seeded(channel) },
    {
      title: t('templates.owner'),
      key: 'owner',
      render: (_, { owner }) => <Clipped text={owner} width={120} />,
    },
    { title: t('templates.changed'), dataIndex: 'updateTime' },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, { id, name }) => (
        <Flex gap={8} align="center">
          <Button
            size="small"
            type="primary"
            aria-label={t('templates.useOf', { name })}
            disabled={isAdding}
            onClick={() => onUse(id)}
          >
            {t('templates.use')}
          </Button>
          {canEdit && (
            <AskingButton
              size="small"
              danger
              question={t('templates.removeQuestion', { name })}
              yes={t('list.delete')}
              no={t('list.cancel')}
              onYes={async () => {
                await remove(id);
                tell('success', t('templates.removed', { name }));
              }}
            >
              {t('list.delete')}
            </AskingButton>
          )}
        </Flex>
      ),
    },
  ];
}
