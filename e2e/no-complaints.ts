// No complaints: stands before every journey, so that none can forget to listen.
import { afterEach, expect } from 'vitest';
import { takeComplaints } from './complaints.ts';

afterEach(() => {
  expect(takeComplaints(), 'the browser complained').toEqual([]);
});
