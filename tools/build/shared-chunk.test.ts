import { resolve } from 'node:path'
import type { ChunkingContext } from 'rolldown'
import { describe, expect, it } from 'vitest'

import { SHARED_CHUNKS, createChunkNamers } from './shared-chunk.ts'

interface Imports {
  imports?: string[]
  downloads?: string[]
  code?: string
}

const ROUTES_FILE = 'src/routeTree.gen.ts'
const toPartId = (route: string, name = 'component') => `src/routes/${route}.tsx?tsr-split=${name}`
const CHECKOUT_LOADER = toPartId('_data.checkout', 'loader---pendingComponent')
const SEARCH_FAILURE = toPartId('_data.search', 'errorComponent---notFoundComponent')
const SESSION_FILE = 'src/app/session/running-session.ts'
const ICONS_FILE = 'node_modules/lucide-react/dist/esm/lucide-react.mjs'
const toIconFile = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`

const MODULES: Record<string, Imports> = {
  'src/app/main.tsx': {
    imports: [ROUTES_FILE, 'react'],
    downloads: ['src/api/cache/fetching.ts', SESSION_FILE],
  },
  [SESSION_FILE]: { imports: ['domain/spelling.ts'] },
  [ROUTES_FILE]: {
    imports: ['index', 'sign-in', '_data.search', '_data.checkout'].map(
      (route) => `src/routes/${route}.tsx`,
    ),
  },
  'src/routes/index.tsx': { downloads: [toPartId('index')] },
  'src/routes/sign-in.tsx': { downloads: [toPartId('sign-in')] },
  'src/routes/_data.search.tsx': { downloads: [toPartId('_data.search'), SEARCH_FAILURE] },
  'src/routes/_data.checkout.tsx': { downloads: [toPartId('_data.checkout'), CHECKOUT_LOADER] },
  [toPartId('index')]: {
    imports: [
      'src/ui/control/dates.tsx',
      'domain/rules.ts',
      'src/form.ts',
      'src/failed.tsx',
      ICONS_FILE,
    ],
    downloads: ['src/features/home/home-blocks.tsx'],
    code: `import { Menu, Trash2 as Away } from "lucide-react"`,
  },
  [toPartId('sign-in')]: {
    imports: ['src/form.ts', 'src/notice.tsx', 'domain/spelling.ts', ICONS_FILE],
    code: 'import { Trash2 } from "lucide-react"',
    downloads: ['src/voucher.tsx', 'src/invoice.tsx'],
  },
  'src/voucher.tsx': { imports: [ICONS_FILE], code: 'import { Printer } from "lucide-react"' },
  'src/invoice.tsx': { imports: [ICONS_FILE], code: 'import { Printer } from "lucide-react"' },
  [toPartId('_data.search')]: {
    imports: [
      'src/ui/control/dates.tsx',
      'src/car.tsx',
      'src/list.tsx',
      'src/notice.tsx',
      ICONS_FILE,
    ],
    code: 'import { Menu } from "lucide-react"',
  },
  [SEARCH_FAILURE]: { imports: ['src/failed.tsx'] },
  [toPartId('_data.checkout')]: { imports: ['src/car.tsx'] },
  [CHECKOUT_LOADER]: { downloads: ['src/flow.ts'] },
  'src/flow.ts': { imports: ['domain/rules.ts', 'domain/pricing/price.ts'] },
  'src/ui/control/dates.tsx': { imports: ['domain/rental/calendar.ts'] },
  'src/car.tsx': { imports: ['domain/pricing/price.ts'] },
  'src/features/home/home-blocks.tsx': { imports: ['src/list.tsx', 'src/api/cache/fetching.ts'] },
  [ICONS_FILE]: {
    imports: ['menu', 'menu-square', 'bin', 'printer', 'x'].map(toIconFile),
    code: ['Menu', 'MenuSquare', 'Trash2', 'Printer', 'X']
      .map((name, index) => {
        const file = ['menu', 'menu-square', 'bin', 'printer', 'x'][index]
        return `export { default as Lucide${name}, default as ${name} } from './icons/${file}.mjs';`
      })
      .join('\n'),
  },
}

const toModuleId = (module: string) => (module.startsWith('react') ? module : resolve(module))

const GRAPH: ChunkingContext = {
  getModuleInfo: (id) => {
    const [, found] = Object.entries(MODULES).find(([module]) => toModuleId(module) === id) ?? []
    return {
      importedIds: (found?.imports ?? []).map(toModuleId),
      code: found?.code ?? null,
      dynamicallyImportedIds: (found?.downloads ?? []).map(toModuleId),
    } as unknown as ReturnType<ChunkingContext['getModuleInfo']>
  },
}

const createChunkNamer = createChunkNamers()

/** Lists the chunks to which a module belongs: one or none. */
const listChunks = (module: string) =>
  SHARED_CHUNKS.filter((name) => createChunkNamer(name)(toModuleId(module), GRAPH) !== null)

describe('code that several parts of the app need', () => {
  it('is in the shell when the app needs it at startup', () => {
    expect(listChunks('src/routes/index.tsx')).toEqual(['shell'])
  })

  it('is in the shell when home shares it with search or the checkout loader', () => {
    expect(listChunks('src/ui/control/dates.tsx')).toEqual(['shell'])
    expect(listChunks('domain/rental/calendar.ts')).toEqual(['shell'])
    expect(listChunks('domain/rules.ts')).toEqual(['shell'])
  })

  it('is in the shell when home shares it with sign-in', () => {
    expect(listChunks('src/form.ts')).toEqual(['shell'])
  })

  it('is in a chunk without data fetching when sign-in shares it with a data page', () => {
    expect(listChunks('src/notice.tsx')).toEqual(['notices'])
  })

  it('is in the same chunk when sign-in shares it with every page’s session', () => {
    expect(listChunks('domain/spelling.ts')).toEqual(['notices'])
  })

  it('is in the base chunk when the checkout shares it with search', () => {
    expect(listChunks('src/car.tsx')).toEqual(['base'])
    expect(listChunks('domain/pricing/price.ts')).toEqual(['base'])
  })

  it('is in a separate chunk when two otherwise separate parts show the same icon', () => {
    expect(listChunks(toIconFile('printer'))).toEqual(['shared-icons'])
  })

  it('is in the base chunk if it fetches data, or in cars if search shares it with lower home', () => {
    expect(listChunks('src/api/cache/fetching.ts')).toEqual(['base'])
    expect(listChunks('src/list.tsx')).toEqual(['cars'])
  })
})

describe('code that one part needs', () => {
  it('stays with that part', () => {
    expect(listChunks(toPartId('_data.search'))).toEqual([])
    expect(listChunks('src/flow.ts')).toEqual([])
  })

  it('stays with home, unless an error page elsewhere needs it too', () => {
    expect(listChunks(toPartId('index'))).toEqual([])
    expect(listChunks('src/failed.tsx')).toEqual(['trip'])
  })

  it('includes only the icons that it shows, from the file that exports them all', () => {
    expect(listChunks(toIconFile('menu'))).toEqual(['shell'])
    expect(listChunks(toIconFile('bin'))).toEqual(['shell'])
    for (const other of [ICONS_FILE, toIconFile('menu-square'), toIconFile('x')])
      expect(listChunks(other)).toEqual([])
  })
})
