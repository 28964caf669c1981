// The notes on a package, and a field for another one; the one an address names is in sight.
import type { Note } from '@herald/contract/notes.ts';
import { Alert, Button, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { sinceWhen, wallClockWithZone } from '../../lib/wall-clock.ts';
import { useNotes } from './api.ts';
import { NoteForm } from './note-form.tsx';
import { NoteText } from './note-text.tsx';
import './notes.css';

export function NotesPanel({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const notes = useNotes(id);
  const [search] = useSearchParams();
  const pointedAt = search.get('note');
  const failure = notes.data === undefined ? loadFailureOf(notes.error) : null;
  return (
    <section className="nt-panel" aria-label={t('notes.title')}>
      <h2 className="subheading">{t('notes.title')}</h2>
      {failure && (
        <Alert
          type="error"
          showIcon
          title={failure}
          action={<Button onClick={() => void notes.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {notes.data?.length === 0 && <p className="aside">{t('notes.none')}</p>}
      {notes.data !== undefined && notes.data.length > 0 && (
        <NoteList notes={notes.data} pointedAt={pointedAt} />
      )}
      <NoteForm id={id} />
    </section>
  );
}

type NoteListProps = { readonly notes: readonly Note[]; readonly pointedAt: string | null };

/** The latest is in sight, but for whoever was just led to another. */
function NoteList({ notes, pointedAt }: NoteListProps) {
  const list = useRef<HTMLOListElement>(null);
  const isLed = useRef(pointedAt !== null);
  const latest = notes.at(-1)?.id;
  useEffect(() => {
    if (!isLed.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    isLed.current = false;
  }, [latest]);
  return (
    <ol ref={list} className="nt-notes">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} isPointedAt={note.id === pointedAt} />
      ))}
    </ol>
  );
}

function NoteItem({ note, isPointedAt }: { readonly note: Note; readonly isPointedAt: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointedAt) item.current?.scrollIntoView({ block: 'center' });
  }, [isPointedAt]);
  return (
    <li ref={item} {...(isPointedAt ? { 'aria-current': 'true' as const } : {})}>
      <p className="nt-by">
        <strong>{note.by}</strong>{' '}
        <Tooltip title={wallClockWithZone(note.at)}>
          <time dateTime={note.at}>{sinceWhen(note.at)}</time>
        </Tooltip>
      </p>
      <NoteText text={note.text} mentioned={note.mentioned} />
    </li>
  );
}
