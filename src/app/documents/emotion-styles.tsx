import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

import { system } from '#ui/theme.ts'

const KEY = 'css'

/**
 * Collects what Emotion writes while a page is drawn without a browser, for the head of its document.
 * The cache of a browser takes such style elements for its own, by their names.
 */
export function collectStyles(page: ReactNode) {
  const cache = createCache({ key: KEY })
  // Otherwise each element would bring its style element along.
  cache.compat = true

  return {
    page: <CacheProvider value={cache}>{page}</CacheProvider>,
    styles: (): string => {
      const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string')
      const scoped = rules.filter(([name]) => cache.registered[`${KEY}-${name}`] !== undefined)
      const global = rules.filter((rule) => !scoped.includes(rule))
      const names = scoped.map(([name]) => name).join(' ')
      const all = scoped.map(([, rule]) => rule).join('')
      return [
        `<style>${system.layers.atRule}</style>`,
        ...global.map(
          ([name, rule]) => `<style data-emotion="${KEY}-global ${name}">${rule}</style>`,
        ),
        `<style data-emotion="${KEY} ${names}">${all}</style>`,
      ].join('\n    ')
    },
  }
}
