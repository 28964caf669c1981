// What the notes of a package ask of the server: those there are, whom one can mention, and one more.
import { noteEndpoints } from '@herald/contract/endpoints/notes.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { isSignedIn, refuseSignedOut } from '../../lib/signed-in.ts';
import { dropSent } from './written-note.ts';

/** Colleagues write meanwhile. */
const lookAgainMs = 15_000;
const mute = 'all';

export function useNotes(id: string) {
  return useQuery({
    queryKey: ['notes', id],
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      return (await call(noteEndpoints.listNotes, { id }, { signal, mute })).items;
    },
    refetchInterval: () => (isSignedIn() ? lookAgainMs : false),
    refetchIntervalInBackground: false,
  });
}

/** Not asked before somebody writes. */
export function useReaders(id: string, isWriting: boolean) {
  return useQuery({
    queryKey: ['notes', id, 'readers'],
    queryFn: async ({ signal }) =>
      (await call(noteEndpoints.listNoteReaders, { id }, { signal, mute })).items,
    enabled: isWriting,
    staleTime: 300_000,
  });
}

type NewNote = InputOf<typeof noteEndpoints.addNote>;

export function useAddNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text, mentioned }: NewNote) =>
      call(noteEndpoints.addNote, { id, text, mentioned: [...mentioned] }),
    // Here and not in the form, which may be closed by then.
    onSuccess: async (_, { id, text }) => {
      dropSent(id, text);
      await queries.invalidateQueries({ queryKey: ['notes', id], exact: true });
    },
  });
}
