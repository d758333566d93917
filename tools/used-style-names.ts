import { globSync, readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const SOURCES = [
  'src/**/*.{ts,tsx}',
  'node_modules/@chakra-ui/react/dist/esm/styled-system/*.js',
  'node_modules/@chakra-ui/react/dist/esm/components/{box,center,flex,grid,simple-grid,stack}/*.js',
]

/** The lists that the style engine carries: every name of CSS, and every attribute of HTML and SVG. */
const LISTS = [
  {
    id: /@pandacss\/is-valid-prop\/dist\/index\.mjs/,
    names: /(?<=cssPropertiesStr = ")[^"]+/,
    between: ',',
  },
  {
    id: /@emotion\/is-prop-valid\/dist\/.*\.esm\.js/,
    names: /(?<=\/\^\(\()[\w|]+(?=\)\|)/,
    between: '|',
  },
]

/**
 * The style engine tells style properties from attributes by long lists. The build keeps the names
 * that some file spells: nobody else can pass one.
 */
export function usedStyleNames(): Plugin {
  return {
    name: 'used-style-names',
    apply: 'build',
    transform: {
      filter: { id: LISTS.map(({ id }) => id) },
      handler(code, id) {
        const list = LISTS.find((one) => one.id.test(id))
        if (!list?.names.test(code)) this.error(`${id} has no list of names.`)
        const words = wordsOf(SOURCES)
        const kept = (names: string) =>
          names
            .split(list.between)
            .filter((name) => words.has(name))
            .join(list.between)
        return { code: code.replace(list.names, kept), map: null }
      },
    },
  }
}

function wordsOf(patterns: string[]): Set<string> {
  const files = globSync(patterns).map((file) => readFileSync(file, 'utf8'))
  return new Set(files.join('\n').match(/\w+/g))
}
