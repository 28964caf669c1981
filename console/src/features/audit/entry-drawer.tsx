// One entry beside the list: who, when and from where, what it said before and after, and the hash that chains it.
import type { AuditEntry } from '@herald/contract/audit.ts';
import { Alert, Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useEntry } from './api.ts';
import { DeedTag } from './deed-tag.tsx';
import { EntryFields } from './entry-fields.tsx';
import { useSaidWords } from './use-said-words.ts';

export type EntryDrawerProps = {
  readonly seq: number;
  /** Where the list holds it already. */
  readonly known: AuditEntry | undefined;
  readonly onClose: () => void;
};

const widthPx = 720;

export function EntryDrawer({ seq, known, onClose }: EntryDrawerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { data: entry, isPending, error, refetch } = useEntry(seq, known);
  return (
    <Drawer open size={widthPx} title={t('audit.entry', { number: seq })} onClose={onClose}>
      {isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {error && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(error)}
          action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {entry === null && <Alert type="warning" showIcon title={t('audit.noEntry')} />}
      {entry && <Shown entry={entry} />}
    </Drawer>
  );
}

function Shown({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const { subjectOf } = useSaidWords();
  const facts = [
    { key: 'deed', label: t('audit.deed'), children: <DeedTag entry={entry} /> },
    { key: 'subject', label: t('audit.subject'), children: subjectOf(entry) },
    { key: 'who', label: t('audit.who'), children: entry.actor },
    { key: 'when', label: t('audit.when'), children: wallClockWithZone(entry.at) },
    { key: 'address', label: t('audit.address'), children: entry.address || '—' },
    { key: 'hash', label: t('audit.hash'), children: <code className="au-hash">{entry.hash}</code> },
  ];
  return (
    <Flex vertical gap={16}>
      <Descriptions column={1} size="small" items={facts} />
      <EntryFields entry={entry} />
    </Flex>
  );
}
