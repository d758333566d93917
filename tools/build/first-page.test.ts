import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'

import { listFirstPages, listFirstScripts } from './first-page.ts'

const route = (name: string, part: string) => `src/routes/${name}.tsx?tsr-split=${part}`
const CHECKOUT_FLOW = 'src/features/checkout/flow.ts'
const LATER_STEP = 'src/features/checkout/later-step.ts'

const chunk = (name: string, imports: string[] = [], more: Partial<Manifest[string]> = {}) => ({
  file: `assets/${name}.js`,
  imports: imports.map((one) => `_${one}.js`),
  ...more,
})

const TEXTS = ['en', 'es', 'fr'].flatMap((language) =>
  ['common', 'below', 'later', 'bookings', 'information', 'other'].map((part) => [
    `locales/${language}/app/${part}.po`,
    chunk(`${part}-${language}`),
  ]),
)

const MANIFEST: Manifest = {
  '_main.js': chunk('main', ['react']),
  '_react.js': chunk('react'),
  '_form.js': chunk('form', ['react']),
  '_cache.js': chunk('cache'),
  [route('index', 'component')]: chunk('home', ['react', 'form']),
  [route('_data', 'component')]: chunk('data', ['react', 'cache']),
  [route('_data.checkout', 'component')]: chunk('checkout', ['form'], {
    dynamicImports: [LATER_STEP],
  }),
  [route('_data.checkout', 'loader---pendingComponent')]: chunk('checkout-loader', [], {
    dynamicImports: [CHECKOUT_FLOW],
  }),
  [route('_data.checkout', 'errorComponent---notFoundComponent')]: chunk('checkout-failed'),
  [CHECKOUT_FLOW]: chunk('checkout-flow'),
  [route('sign-in', 'component')]: chunk('sign-in', ['form']),
  '_base.js': chunk('base', ['cache'], { name: 'base' }),
  [LATER_STEP]: chunk('later-step'),
  ...(Object.fromEntries(TEXTS) as Manifest),
}

/** The files that every page loads first. */
const BEGUN = ['runtime', 'react', 'core', 'main'].map((name) => `assets/${name}.js`)

const named = (names: readonly string[] = []) =>
  names.map((name) => name.replace(/^assets\/|\.js$/g, '')).toSorted()

describe('the files of a page', () => {
  const pages = listFirstPages(MANIFEST, BEGUN)

  it('are its own chunks and their imports, without those of every page', () => {
    expect(named(pages['']?.code)).toEqual(['form', 'home'])
  })

  it('include what its loader imports and the query cache, and nothing that loads later', () => {
    expect(named(pages['checkout']?.code)).toEqual([
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
    expect(named(pages['sign-in']?.code)).toEqual(['form', 'sign-in'])
    expect(named(pages['sign-in']?.texts['fr'])).toEqual(['common-fr'])
  })

  it('cannot be listed when a chunk is missing from the build', () => {
    const { '_base.js': _, ...without } = MANIFEST
    expect(() => listFirstPages(without, BEGUN)).toThrow('The build has no base')
  })

  it('include its texts in one language', () => {
    expect(named(pages['']?.texts['es'])).toEqual(['common-es'])
    expect(named(pages['checkout']?.texts['fr'])).toEqual(['common-fr', 'later-fr'])
  })
})

it('listFirstScripts returns the scripts that every page starts with', () => {
  const tags = BEGUN.map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
  const html = `<title></title>${tags.join('')}<script>inline()</script>`
  expect(listFirstScripts(html)).toEqual(BEGUN)
})
