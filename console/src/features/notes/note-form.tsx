// Writing a note, which is kept until it is sent: an @ offers the colleagues who may see the package; those chosen are told when it is sent.
import { mentionedIn, noteLongest, type NoteReader } from '@herald/contract/notes.ts';
import { Button, Mentions } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote, useReaders } from './api.ts';
import { readWritten, watchWritten, write } from './written-note.ts';

export function NoteForm({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { text, chosen } = useSyncExternalStore(watchWritten, () => readWritten(id));
  const [isWriting, setWriting] = useState(false);
  const readers = useReaders(id, isWriting);
  const add = useAddNote();
  const people = readers.data ?? [];
  const isShared = (name: string) => people.filter((one) => one.name === name).length > 1;
  const send = () => add.mutate({ id, text, mentioned: mentionedIn(text, chosen).map((one) => one.id) });
  return (
    <div className="nt-form">
      <Mentions
        aria-label={t('notes.write')}
        placeholder={t('notes.placeholder')}
        rows={3}
        maxLength={noteLongest}
        value={text}
        loading={readers.isLoading}
        notFoundContent={t('notes.nobody')}
        options={people.map((one) => ({
          key: one.id,
          value: one.name,
          label: isShared(one.name) ? `${one.name} (${one.account})` : one.name,
        }))}
        onFocus={() => setWriting(true)}
        onChange={(now) => write(id, { ...readWritten(id), text: now })}
        // antd hands the key on with a mark of its own behind it.
        onSelect={({ key = '' }) => {
          const before = readWritten(id);
          const isNew = (one: NoteReader) => !before.chosen.some((other) => other.id === one.id);
          const more = people.filter((one) => key.startsWith(one.id) && isNew(one));
          write(id, { ...before, chosen: [...before.chosen, ...more] });
        }}
      />
      <Button loading={add.isPending} disabled={text.trim() === ''} onClick={send}>
        {t('notes.send')}
      </Button>
    </div>
  );
}
