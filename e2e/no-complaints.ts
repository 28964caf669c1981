// No complaints: stands before every journey, so that none can forget to listen.
import { afterEach } from 'vitest';
import { takeComplaints } from './complaints.ts';

afterEach(() => {
  const complaints = takeComplaints();
  if (complaints.length > 0) throw new Error(`the browser complained:\n${complaints.join('\n')}`);
});
