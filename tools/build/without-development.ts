import { relative } from 'node:path'

import type { Plugin } from 'vite'

const MODULES = /^src\/(dev|chart)\/|virtual:charts|elkjs|\/testing\//
const WORDS = /masar-drawer|Live charts|deps\.inspect/

/** Ends a build that would bring what is for development alone: the drawer of charts, what listens to flows, stand-ins. */
export function withoutDevelopment(): Plugin {
  let root = ''
  return {
    name: 'without-development',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    // Here names are as they were written.
    renderChunk(code, { moduleIds }) {
      const found = moduleIds.map((id) => relative(root, id)).find((id) => MODULES.test(id))
      const word = WORDS.exec(code)?.[0]
      if (found ?? word) this.error(`What is built has something of development: ${found ?? word}.`)
      return null
    },
  }
}
