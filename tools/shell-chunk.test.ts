import { resolve } from 'node:path'
import type { ChunkingContext } from 'rolldown'
import { describe, expect, it } from 'vitest'

import { shellChunk } from './shell-chunk.ts'

interface Imports {
  imports?: string[]
  downloads?: string[]
}

const CHECKOUT = 'src/routes/_data.checkout.tsx'
const LOADER = `${CHECKOUT}?tsr-split=loader---pendingComponent`
const FAILURE = 'src/routes/_data.search.tsx?tsr-split=errorComponent---notFoundComponent'
const HOME = 'src/routes/index.tsx?tsr-split=component'
const SEARCH = 'src/routes/_data.search.tsx?tsr-split=component'

const MODULES: Record<string, Imports> = {
  'src/app/main.tsx': { imports: ['src/routes/index.tsx', 'react'] },
  'src/routes/index.tsx': { downloads: [HOME] },
  'src/routes/_data.search.tsx': { downloads: [SEARCH, FAILURE] },
  [CHECKOUT]: { downloads: [LOADER] },
  [HOME]: {
    imports: ['src/ui/dates.tsx', 'domain/rules.ts', 'src/home.tsx', 'src/failed.tsx'],
    downloads: ['src/blocks.tsx'],
  },
  [SEARCH]: { imports: ['src/ui/dates.tsx', 'src/cars.tsx'] },
  [FAILURE]: { imports: ['src/failed.tsx'] },
  [LOADER]: { downloads: ['src/flow.ts'] },
  'src/flow.ts': { imports: ['domain/rules.ts', 'domain/price.ts'] },
  'src/ui/dates.tsx': { imports: ['domain/calendar.ts'] },
  'src/blocks.tsx': { imports: ['src/cars.tsx'] },
}

const moduleId = (module: string) => (module.startsWith('react') ? module : resolve(module))

const GRAPH: ChunkingContext = {
  getModuleInfo: (id) => {
    const [, found] = Object.entries(MODULES).find(([module]) => moduleId(module) === id) ?? []
    return {
      importedIds: (found?.imports ?? []).map(moduleId),
      dynamicallyImportedIds: (found?.downloads ?? []).map(moduleId),
    } as unknown as ReturnType<ChunkingContext['getModuleInfo']>
  },
}

const chunkName = (module: string) => shellChunk()(moduleId(module), GRAPH)

describe('the shell', () => {
  it('has what the app begins with, and no page', () => {
    expect(chunkName('src/routes/index.tsx')).toBe('shell')
    expect(chunkName(HOME)).toBeNull()
  })

  it('has what home shares with search or checkout, whose loader may download it', () => {
    expect(chunkName('src/ui/dates.tsx')).toBe('shell')
    expect(chunkName('domain/calendar.ts')).toBe('shell')
    expect(chunkName('domain/rules.ts')).toBe('shell')
  })

  it('has nothing of one page alone', () => {
    expect(chunkName('src/home.tsx')).toBeNull()
    expect(chunkName('domain/price.ts')).toBeNull()
  })

  it('has nothing that home downloads later, nor what only a failure of the other shows', () => {
    expect(chunkName('src/cars.tsx')).toBeNull()
    expect(chunkName('src/failed.tsx')).toBeNull()
  })
})
