// npm run build: installs what is missing and builds the console, so that a start of an image does neither; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

install({ withTools: false });
handOver('scripts/start/build.ts', []);
