import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.APNAP_SERVER ?? 'http://localhost:4040';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { port: 4041, proxy: { '/api': { target: server, ws: true } } },
});
