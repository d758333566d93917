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

/** What every page begins with. */
const BEGUN = ['runtime', 'react', 'core', 'main'].map((name) => `assets/${name}.js`)

const named = (names: readonly string[] = []) =>
  names.map((name) => name.replace(/^assets\/|\.js$/g, '')).toSorted()

describe('the page at an address', () => {
  const pages = listFirstPages(MANIFEST, BEGUN)

  it('needs its own files and theirs, and not those of every page', () => {
    expect(named(pages['']?.code)).toEqual(['form', 'home'])
  })

  it('needs what its loader imports and the cache, and nothing that comes later', () => {
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

  it('needs neither session nor cache to sign somebody in, nor the texts of all other pages', () => {
    expect(named(pages['sign-in']?.code)).toEqual(['form', 'sign-in'])
    expect(named(pages['sign-in']?.texts['fr'])).toEqual(['common-fr'])
  })

  it('is not asked for where the build has no such file', () => {
    const { '_base.js': _, ...without } = MANIFEST
    expect(() => listFirstPages(without, BEGUN)).toThrow('The build has no base')
  })

  it('needs its texts in one language', () => {
    expect(named(pages['']?.texts['es'])).toEqual(['common-es'])
    expect(named(pages['checkout']?.texts['fr'])).toEqual(['common-fr', 'later-fr'])
  })
})

it('listFirstScripts returns what every page begins with', () => {
  const tags = BEGUN.map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
  const html = `<title></title>${tags.join('')}<script>inline()</script>`
  expect(listFirstScripts(html)).toEqual(BEGUN)
})
