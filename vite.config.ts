import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { drawnMachines } from './tools/charts/drawn-machines.ts'
import { BUILD_TARGET } from './tools/browsers/supported-browsers.ts'
import { CHUNKS } from './tools/build/chunks.ts'
import { linguiMacros } from './tools/build/lingui-macros.ts'
import { writeGeneratedSources } from './tools/generated-sources.ts'

const PORT = Number(process.env['PORT'] ?? 3002)
/** The reference server, one port further (tools/dev.ts). */
const API = `http://127.0.0.1:${PORT + 1}`

await writeGeneratedSources()

/** What a route needs is downloaded on the way to it, and not by everybody at the front door. */
const SPLIT_ROUTES: (
  | 'loader'
  | 'component'
  | 'pendingComponent'
  | 'errorComponent'
  | 'notFoundComponent'
)[][] = [['loader', 'pendingComponent'], ['component'], ['errorComponent', 'notFoundComponent']]

export default defineConfig(({ isSsrBuild = false }) => ({
  // The order matters: the router splits, Lingui's macros need JSX, React's compiler comes last.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: SPLIT_ROUTES },
      routesDirectory: 'src/routes',
    }),
    lingui(),
    linguiMacros(),
    // A server renders once, and has nothing to remember.
    react({ compiler: !isSsrBuild }),
    // For the drawer of development (src/dev/); a build has none of it.
    { ...drawnMachines(), apply: 'serve' },
  ],
  server: {
    port: PORT,
    strictPort: true,
    watch: { ignored: ['**/.tmp/**', '**/.data/**'] },
    proxy: { '/api': API, '/config.json': API, '/rates': API, '/sandbox': API, '/outbox': API },
  },
  build: {
    target: BUILD_TARGET,
    reportCompressedSize: false,
    // Every browser that runs this build knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
}))
