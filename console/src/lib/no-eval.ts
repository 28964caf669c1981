// No code made from text: the page's policy forbids it, so zod is told before it tries and the browser reports it.
import { config } from 'zod';

config({ jitless: true });
