// npm run bench and its like: installs what is missing, then runs the program named first; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

const [program, ...args] = process.argv.slice(2);
install({ withTools: true });
handOver(program, args);
