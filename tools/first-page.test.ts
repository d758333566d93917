import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { firstPagesOf, type Modules, scriptFor } from './first-page.ts'

const chunk = (name: string, imports: string[], modules: string[], isEntry = false) => ({
  fileName: `assets/${name}.js`,
  isEntry,
  facadeModuleId: modules[0] ?? null,
  moduleIds: modules,
  imports: imports.map((one) => `assets/${one}.js`),
})

const route = (name: string, part: string) => `/app/src/routes/${name}.tsx?tsr-split=${part}`
const texts = (language: string, part: string) => `/app/src/i18n/locales/${language}/${part}.po`
const CHECKOUT_FLOW = '/app/src/features/checkout/flow.ts'
const LATER_STEP = '/app/src/features/checkout/later-step.ts'

const TEXTS = ['en', 'es', 'fr'].flatMap((language) =>
  ['shell', 'carFacts', 'checkout'].map((part) => ({ language, part })),
)

const CHUNKS = [
  chunk('main', ['react'], ['/app/src/app/main.tsx'], true),
  chunk('react', [], ['/app/node_modules/react/index.js']),
  chunk('home', ['react', 'form'], [route('index', 'component')]),
  chunk('form', ['react'], ['/app/src/ui/form.tsx']),
  chunk('data', ['react', 'cache'], [route('_data', 'component')]),
  chunk('cache', [], ['/app/src/api/fetching.ts']),
  chunk('checkout', ['form'], [route('_data.checkout', 'component')]),
  chunk('checkout-loader', [], [route('_data.checkout', 'loader---pendingComponent')]),
  chunk('checkout-flow', [], [CHECKOUT_FLOW]),
  chunk('later-step', [], [LATER_STEP]),
  chunk('checkout-failed', [], [route('_data.checkout', 'errorComponent---notFoundComponent')]),
  ...TEXTS.map(({ language, part }) => chunk(`${part}-${language}`, [], [texts(language, part)])),
]

const MODULES: Modules = new Map(
  CHUNKS.flatMap(({ moduleIds }) => moduleIds).map((id) => [
    id,
    id === route('_data.checkout', 'loader---pendingComponent') ? [CHECKOUT_FLOW] : [LATER_STEP],
  ]),
)

const named = (names: readonly string[] = []) =>
  names.map((name) => name.replace(/^assets\/|\.js$/g, '')).toSorted()

describe('the page at an address', () => {
  const pages = firstPagesOf(CHUNKS, MODULES)

  it('needs its own files and theirs, and not those of every page', () => {
    expect(named(pages['']?.code)).toEqual(['form', 'home'])
  })

  it('needs what its loader imports and the cache, and nothing that comes later', () => {
    expect(named(pages['checkout']?.code)).toEqual([
      'cache',
      'checkout',
      'checkout-flow',
      'checkout-loader',
      'data',
      'form',
    ])
  })

  it('needs its texts in one language', () => {
    expect(named(pages['']?.texts['es'])).toEqual(['shell-es'])
    expect(named(pages['checkout']?.texts['fr'])).toEqual([
      'carFacts-fr',
      'checkout-fr',
      'shell-fr',
    ])
  })
})

/** A browser that keeps nothing. */
const FORBIDDEN = Symbol('forbidden')

/** What the script asks for at this address, where that language was once chosen. */
function askedAt(pathname: string, choice: string | null | typeof FORBIDDEN) {
  const asked: { href: string; rel: string }[] = []
  const document = {
    documentElement: { lang: 'fr' },
    createElement: () => ({}),
    head: { append: (link: { href: string; rel: string }) => asked.push(link) },
  }
  const localStorage = {
    getItem() {
      if (choice === FORBIDDEN) throw new Error('The operation is insecure.')
      return choice
    },
  }
  const script = scriptFor(firstPagesOf(CHUNKS, MODULES))
  runInNewContext(script, { location: { pathname }, document, localStorage })
  expect(asked.every(({ rel, href }) => rel === 'modulepreload' && href.startsWith('/'))).toBe(true)
  return named(asked.map(({ href }) => href.slice(1)))
}

describe('the script of the document', () => {
  it('asks for the page in the language that was chosen, or else the first', () => {
    expect(askedAt('/', 'en')).toEqual(['form', 'home', 'shell-en'])
    expect(askedAt('/', null)).toEqual(['form', 'home', 'shell-fr'])
    expect(askedAt('/', FORBIDDEN)).toEqual(['form', 'home', 'shell-fr'])
    expect(askedAt('/', 'constructor')).toEqual(['form', 'home', 'shell-fr'])
  })

  it('asks for nothing at an address without a page', () => {
    expect(askedAt('/no/such/page', 'fr')).toEqual([])
    expect(askedAt('/constructor', 'fr')).toEqual([])
  })
})
