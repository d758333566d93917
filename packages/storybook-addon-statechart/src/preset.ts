/** Vite bundles these before the first story: it would find them later, and reload the page. */
export const optimizeViteDeps = [
  'react/jsx-runtime',
  'storybook-addon-statechart > elkjs/lib/elk.bundled.js',
]
