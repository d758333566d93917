import type { Plugin } from 'vite'

const PACKAGE = 'hoist-non-react-statics'

/**
 * Emotion carries this package for `withTheme`, which neither we nor Chakra call; being CommonJS it
 * cannot be shaken off. The build puts its signature in its place.
 */
export function withoutStatics(): Plugin {
  return {
    name: 'without-statics',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^hoist-non-react-statics$/ }, handler: () => `\0${PACKAGE}` },
    load: {
      filter: { id: /^\0hoist-non-react-statics$/ },
      handler: () => 'export default (target) => target',
    },
  }
}
