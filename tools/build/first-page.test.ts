import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'

import { listFirstPages, listFirstScripts } from './first-page.ts'

const toRouteKey = (name: string, part: string) => `src/routes/${name}.tsx?tsr-split=${part}`
const CHECKOUT_FLOW = 'src/features/checkout/flow.ts'
const LATER_STEP = 'src/features/checkout/later-step.ts'

const createChunk = (
  name: string,
  imports: string[] = [],
  more: Partial<Manifest[string]> = {},
) => ({
  file: `assets/${name}.js`,
  imports: imports.map((one) => `_${one}.js`),
  ...more,
})

const TEXT_CHUNKS = ['en', 'es', 'fr'].flatMap((language) =>
  ['common', 'below', 'later', 'bookings', 'information', 'other'].map((part) => [
    `locales/${language}/app/${part}.po`,
    createChunk(`${part}-${language}`),
  ]),
)

const MANIFEST: Manifest = {
  '_main.js': createChunk('main', ['react']),
  '_react.js': createChunk('react'),
  '_form.js': createChunk('form', ['react']),
  '_cache.js': createChunk('cache'),
  [toRouteKey('index', 'component')]: createChunk('home', ['react', 'form']),
  [toRouteKey('_data', 'component')]: createChunk('data', ['react', 'cache']),
  [toRouteKey('_data.checkout', 'component')]: createChunk('checkout', ['form'], {
    dynamicImports: [LATER_STEP],
  }),
  [toRouteKey('_data.checkout', 'loader---pendingComponent')]: createChunk('checkout-loader', [], {
    dynamicImports: [CHECKOUT_FLOW],
  }),
  [toRouteKey('_data.checkout', 'errorComponent---notFoundComponent')]:
    createChunk('checkout-failed'),
  [CHECKOUT_FLOW]: createChunk('checkout-flow'),
  [toRouteKey('sign-in', 'component')]: createChunk('sign-in', ['form']),
  '_base.js': createChunk('base', ['cache'], { name: 'base' }),
  [LATER_STEP]: createChunk('later-step'),
  ...(Object.fromEntries(TEXT_CHUNKS) as Manifest),
}

/** The files that every page loads first. */
const INITIAL_FILES = ['runtime', 'react', 'core', 'main'].map((name) => `assets/${name}.js`)

const toNames = (names: readonly string[] = []) =>
  names.map((name) => name.replace(/^assets\/|\.js$/g, '')).toSorted()

describe('a page’s files', () => {
  const pages = listFirstPages(MANIFEST, INITIAL_FILES)

  it('are its chunks and their imports, without files that every page loads first', () => {
    expect(toNames(pages['']?.code)).toEqual(['form', 'home'])
  })

  it('include its loader’s imports and the query cache, but nothing that loads later', () => {
    expect(toNames(pages['checkout']?.code)).toEqual([
      'base',
      'cache',
      'checkout',
      'checkout-flow',
      'checkout-loader',
      'data',
      'form',
    ])
  })

  it('include neither session nor cache for sign-in, nor the texts of other pages', () => {
    expect(toNames(pages['sign-in']?.code)).toEqual(['form', 'sign-in'])
    expect(toNames(pages['sign-in']?.texts['fr'])).toEqual(['common-fr'])
  })

  it('cannot be listed when a chunk is missing from the build', () => {
    const { '_base.js': _, ...without } = MANIFEST
    expect(() => listFirstPages(without, INITIAL_FILES)).toThrow('The build has no base')
  })

  it('include its texts in one language', () => {
    expect(toNames(pages['']?.texts['es'])).toEqual(['common-es'])
    expect(toNames(pages['checkout']?.texts['fr'])).toEqual(['common-fr', 'later-fr'])
  })
})

it('listFirstScripts returns the scripts that every page starts with', () => {
  const tags = INITIAL_FILES.map(
    (file) => `<script type="module" crossorigin src="/${file}"></script>`,
  )
  const html = `<title></title>${tags.join('')}<script>inline()</script>`
  expect(listFirstScripts(html)).toEqual(INITIAL_FILES)
})
