import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { drawnMachines } from './tools/charts/drawn-machines.ts'
import { BUILD_TARGET } from './tools/browsers/supported-browsers.ts'
import { CHUNK_GROUPS } from './tools/build/chunks.ts'
import { linguiMacros } from './tools/build/lingui-macros.ts'
import { writeGeneratedSources } from './tools/generated-sources.ts'

const PORT = Number(process.env['PORT'] ?? 3002)
/** The reference server listens on the next port (tools/dev.ts). */
const API_ORIGIN = `http://127.0.0.1:${PORT + 1}`

await writeGeneratedSources()

/** Splits each route into chunks that load on demand: loader, component, and what it shows for errors. */
const ROUTE_CHUNK_GROUPS: (
  | 'loader'
  | 'component'
  | 'pendingComponent'
  | 'errorComponent'
  | 'notFoundComponent'
)[][] = [['loader', 'pendingComponent'], ['component'], ['errorComponent', 'notFoundComponent']]

export default defineConfig(({ isSsrBuild = false }) => ({
  // The order matters: the router splits routes, Lingui's macros need JSX, React's compiler comes last.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: ROUTE_CHUNK_GROUPS },
      routesDirectory: 'src/routes',
    }),
    lingui(),
    linguiMacros(),
    // The server renders each page once, so memoization is useless there.
    react({ compiler: !isSsrBuild }),
    // For the development drawer (src/dev/); builds do not contain it.
    { ...drawnMachines(), apply: 'serve' },
  ],
  server: {
    port: PORT,
    strictPort: true,
    watch: { ignored: ['**/.tmp/**', '**/.data/**'] },
    proxy: {
      '/api': API_ORIGIN,
      '/config.json': API_ORIGIN,
      '/rates': API_ORIGIN,
      '/sandbox': API_ORIGIN,
      '/outbox': API_ORIGIN,
    },
  },
  build: {
    target: BUILD_TARGET,
    reportCompressedSize: false,
    // All browsers that can run this build support `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
}))
