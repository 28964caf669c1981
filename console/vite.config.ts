// How the console becomes files: one chunk a route, so that each page loads only what it shows.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanZod } from './lean-zod.ts';

const asksForNoNonce = 'csp,\n    prepend,';
const asksForThePages = `csp = { nonce: document.querySelector('meta[name=csp-nonce]')?.content },\n    prepend,`;

/** antd's scroll lock and its measuring of scroll bars insert styles without a nonce, and know no setting for one. */
const styleNonce: Plugin = {
  name: 'style-nonce',
  apply: 'build',
  transform: {
    filter: { id: /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/ },
    handler(code) {
      if (!code.includes(asksForNoNonce)) throw new Error('antd inserts its styles in another way now');
      return { code: code.replace(asksForNoNonce, asksForThePages), map: null };
    },
  },
};

export default defineConfig({
  plugins: [react(), styleNonce, leanZod],
  server: { proxy: { '/prod-api': 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
  },
});
