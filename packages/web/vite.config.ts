import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.APNAP_SERVER ?? 'http://localhost:4040';

/** A packed copy beside each file of the client, for the server to send as it is. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
      if (/\.(js|css|html|svg)$/.test(name)) writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
  },
};

export default defineConfig({
  plugins: [react(), packed],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { port: 4041, proxy: { '/api': { target: server, ws: true } } },
});
