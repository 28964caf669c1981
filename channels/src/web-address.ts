// An address that a platform gives to be opened in a browser: of any other kind it is none, for people click on it.
import { z } from 'zod';

export const WebAddress = z.url({ protocol: /^https?$/ });
