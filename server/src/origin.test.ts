// The address people open: one below which the console cannot lie ends the start, and says what to write.
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  'http://h/herald',
  'https://h.example.org/herald/',
  'https://h.example.org/?a=b',
  'https://h.example.org?',
  'https://h.example.org/#top',
  'https://maya:secret@h.example.org',
  'https://h.example.org\\herald',
  'http://h:99999',
  'h.example.org',
  'ftp://h.example.org',
])('%s is refused with a sentence', (HERALD_ORIGIN) => {
  expect(() => readConfig({ HERALD_ORIGIN, HERALD_DEMO: 'yes' })).toThrow(
    /HERALD_DEMO: must be 1[^]*HERALD_ORIGIN: must be an http\(s\) address without a path|HERALD_ORIGIN: must be an http\(s\) address without a path[^]*HERALD_DEMO: must be 1/,
  );
});

test.each([
  ['https://h.example.org', 'https://h.example.org'],
  ['https://h.example.org/', 'https://h.example.org'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
])('%s is %s', (HERALD_ORIGIN, origin) => {
  expect(readConfig({ HERALD_ORIGIN }).origin).toBe(origin);
});
