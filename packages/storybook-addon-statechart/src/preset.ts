/**
 * Modules that Vite bundles before the first story; otherwise it would discover them later and reload the page.
 */
export const optimizeViteDeps = [
  'react/jsx-runtime',
  'storybook-addon-statechart > elkjs/lib/elk.bundled.js',
]
