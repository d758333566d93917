import { isAbsolute, resolve } from 'node:path'
import type { ChunkingContext } from 'rolldown'

const MAIN = 'src/app/main.tsx'
const HOME = 'src/routes/index.tsx'
/** The pages on the way to a booking. */
const NEXT = ['src/routes/_data.search.tsx', 'src/routes/_data.checkout.tsx']

type Name = (id: string, graph: ChunkingContext) => string | null

/**
 * Names the shell: what every page begins with, and what the home page shares with those on the way to
 * a booking. Left in home's chunk, it would make them download all of home; in a chunk of its own, it
 * would weigh more on home (decision 042).
 */
export function shellChunk(): Name {
  const known = new Map<string, ReadonlySet<string>>()

  return (id, graph) => {
    const isShared = () => drawn(HOME).has(id) && NEXT.some((page) => drawn(page).has(id))
    return needed(MAIN, () => [resolve(MAIN)]).has(id) || isShared() ? 'shell' : null

    /** The modules of a page: what the router splits off its route, and what its loader downloads. */
    function drawn(route: string) {
      return needed(route, () => {
        const parts = downloads(resolve(route)).filter((part) => !part.includes('errorComponent'))
        return [...parts, ...parts.filter((part) => part.includes('loader')).flatMap(downloads)]
      })
    }

    function needed(name: string, roots: () => string[]) {
      const modules = known.get(name) ?? imported(roots())
      known.set(name, modules)
      return modules
    }

    function downloads(module: string): readonly string[] {
      return graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []
    }

    function imported(modules: readonly string[], found = new Set<string>()) {
      for (const module of modules) {
        if (found.has(module) || !isAbsolute(module) || module.includes('node_modules')) continue
        found.add(module)
        imported(graph.getModuleInfo(module)?.importedIds ?? [], found)
      }
      return found
    }
  }
}
