// Writing a note: an @ offers the colleagues who may see the package; those chosen are told when it is sent.
import { mentionedIn, noteLongest, type NoteReader } from '@herald/contract/notes.ts';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote, useReaders } from './api.ts';

export function NoteForm({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [chosen, setChosen] = useState<readonly NoteReader[]>([]);
  const readers = useReaders(id, isWriting);
  const add = useAddNote();
  const people = readers.data ?? [];
  const isShared = (name: string) => people.filter((one) => one.name === name).length > 1;
  const send = () =>
    add.mutate(
      { id, text, mentioned: mentionedIn(text, chosen).map((one) => one.id) },
      {
        onSuccess: () => {
          setText('');
          setChosen([]);
        },
      },
    );
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
        onChange={setText}
        // antd hands the key on with a mark of its own behind it.
        onSelect={({ key = '' }) =>
          setChosen((before) => [
            ...before,
            ...people.filter((one) => key.startsWith(one.id) && !before.includes(one)),
          ])
        }
      />
      <Button loading={add.isPending} disabled={text.trim() === ''} onClick={send}>
        {t('notes.send')}
      </Button>
    </div>
  );
}
