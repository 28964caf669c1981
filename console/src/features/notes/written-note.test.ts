// What is being written stays until it is sent, each package's for itself, and nothing else goes with it.
import { expect, test } from 'vitest';
import { dropSent, readWritten, watchWritten, write } from './written-note.ts';

const ana = { id: '7', name: 'Ana', account: 'ana' };

test('half a note is there again when its package is opened again, and only there', () => {
  write('a', { text: 'Please look, @Ana', chosen: [ana] });
  expect(readWritten('a')).toEqual({ text: 'Please look, @Ana', chosen: [ana] });
  expect(readWritten('b').text).toBe('');
});

test('sent, only what was sent is gone; what was written on meanwhile stays', () => {
  const heard: string[] = [];
  const stop = watchWritten(() => void heard.push(readWritten('c').text));
  write('c', { text: 'One. And two.', chosen: [ana] });
  dropSent('c', 'One.');
  dropSent('c', 'Something else');
  dropSent('c', 'And two.');
  stop();
  expect(heard).toEqual(['One. And two.', 'And two.', '']);
  expect(readWritten('c').chosen).toEqual([]);
});
