import { globSync, readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const LIST = /(?<=cssPropertiesStr = ")[^"]+/
const SOURCES = [
  'src/**/*.{ts,tsx}',
  'node_modules/@chakra-ui/react/dist/esm/styled-system/*.js',
  'node_modules/@chakra-ui/react/dist/esm/components/{box,center,flex,grid,simple-grid,stack}/*.js',
]

/**
 * The style engine tells style properties from attributes by a list of all of CSS. The build keeps
 * the names that some file spells: nobody else can pass one.
 */
export function usedStyleNames(): Plugin {
  return {
    name: 'used-style-names',
    apply: 'build',
    transform: {
      filter: { id: /@pandacss\/is-valid-prop\/dist\/index\.mjs/ },
      handler(code) {
        const words = wordsOf(SOURCES)
        const isSpelt = (name: string) => words.has(name)
        if (!LIST.test(code)) this.error('@pandacss/is-valid-prop has no list of CSS properties.')
        const kept = (names: string) => names.split(',').filter(isSpelt).join(',')
        return { code: code.replace(LIST, kept), map: null }
      },
    },
  }
}

function wordsOf(patterns: string[]): Set<string> {
  const files = globSync(patterns).map((file) => readFileSync(file, 'utf8'))
  return new Set(files.join('\n').match(/\w+/g))
}
