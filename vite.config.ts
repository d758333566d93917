import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { usedStyleNames } from './tools/used-style-names.ts'
import { withoutStatics } from './tools/without-statics.ts'

const API = `http://127.0.0.1:${process.env['API_PORT'] ?? 3002}`

/** Without this list every one of Chakra's recipes stays in the bundle (bundle sizes: docs/decisions). */
const PURE_CHAKRA_CALLS = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'defineTokens',
  'defineSemanticTokens',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineKeyframes',
  'defineGlobalStyles',
  'createAnatomy',
]

/** What a route needs is downloaded on the way to it, and not by everybody at the front door. */
const SPLIT_ROUTES: (
  | 'loader'
  | 'component'
  | 'pendingComponent'
  | 'errorComponent'
  | 'notFoundComponent'
)[][] = [['loader', 'pendingComponent'], ['component'], ['errorComponent', 'notFoundComponent']]

const CONTROLS =
  /src\/ui\/(card|controls|dates|field|tick)\.tsx|trip-form\/trip-draft|domain\/rental-/
const DATA =
  /@tanstack\/(query-core|react-query)\/|openapi-fetch|src\/api\/(fetching|query-|with-queries|settings|answer|cars)/
const PRICES =
  /domain\/(money|currencies|extras|charges|car-prices|price|ages)|src\/ui\/(prices|badge|link|skeleton)\.|car-facts\/(price-|car-names)/

export default defineConfig({
  // The order matters: the router splits, Lingui's macros need JSX, React's compiler comes last.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: SPLIT_ROUTES },
      routesDirectory: 'src/routes',
    }),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
    usedStyleNames(),
    withoutStatics(),
  ],
  server: {
    watch: { ignored: ['**/.tmp/**', '**/.data/**'] },
    proxy: { '/api': API, '/rates': API, '/sandbox': API, '/outbox': API },
  },
  build: {
    manifest: true,
    // Every browser that runs this build knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE_CHAKRA_CALLS },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            {
              name: 'ui',
              test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//,
              priority: 20,
            },
            {
              name: 'app-core',
              test: /node_modules\/(@tanstack\/(?!query-core|react-query)|@lingui)/,
              priority: 10,
            },
            // Many small chunks weigh more than one: each repeats names, and compresses alone.
            {
              name: 'shell',
              test: /^(?!.*(index\.html|main\.tsx))/,
              tags: ['$initial'],
              priority: 5,
            },
            // What the home page shares with the others, so that they come without its form.
            { name: 'controls', test: CONTROLS, priority: 5 },
            { name: 'notice', test: /src\/ui\/notice\.tsx/, priority: 5 },
            { name: 'home', test: /src\/routes\/index\.tsx\?tsr-split/, priority: 4 },
            { name: 'data', test: DATA, priority: 3 },
            { name: 'prices', test: PRICES, priority: 2 },
          ],
        },
      },
    },
  },
})
