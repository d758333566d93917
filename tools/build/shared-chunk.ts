import { dirname, isAbsolute, join, resolve } from 'node:path'
import type { ChunkingContext } from 'rolldown'

const MAIN = 'src/app/main.tsx'
/** What a page is drawn with, in parts that are downloaded together. */
const PAGES = {
  home: 'src/routes/index.tsx',
  signIn: 'src/routes/sign-in.tsx',
  search: 'src/routes/_data.search.tsx',
  car: 'src/routes/_data.car.$carId.tsx',
  checkout: 'src/routes/_data.checkout.tsx',
  bookings: 'src/routes/_data.bookings.tsx',
  booking: 'src/routes/_data.booking.tsx',
  /** What every page with data is in. */
  data: 'src/routes/_data.tsx',
}
/** Other parts, and the files that each begins with. */
const PARTS = {
  begun: [MAIN],
  /** What asks the server, for every page that needs an answer to be drawn. */
  fetching: ['src/api/cache/fetching.ts'],
  /** Who is there: whoever was signed in waits for it. */
  session: ['src/app/session/running-session.ts'],
  /** What comes at the end of home's first view, and below it. */
  firstBlock: ['src/features/home/first-block.tsx'],
  blocks: ['src/features/home/home-blocks.tsx'],
  /** A drawing that many pages show beside their words, and that shares its trees with others; and what a failure shows. */
  aside: ['src/ui/drawings/coastal-road.tsx', 'src/rental/page-failed.tsx'],
  /** What every page downloads when its menus are reached. */
  menus: [
    'src/features/layout/menus/header-menu-items.tsx',
    'src/features/layout/menus/phone-menu-dialog.tsx',
  ],
  /** What the app does once a page can be used (`src/app/main.tsx`). */
  laterVisits: ['src/app/later-visits.ts'],
}
/** What these download comes after the checkout's first screen. */
const STEPS = ['src/features/checkout/lazy-screens.ts', 'src/features/checkout/flow/lazy-calls.ts']

/** What a loader downloads for some addresses of its page alone (`?edit=true`). */
export const FOR_SOME_ADDRESSES = /src\/features\/bookings\/amend\//

/** One file names all icons: which of them a module shows stands in its code. */
const ICON = /lucide-react\/dist\/esm\/icons\//
const ICONS = /lucide-react\/dist\/esm\/lucide-react\./
const SHOWN_ICONS = /import\s*\{(?<names>[^}]*)\}\s*from\s*["']lucide-react["']/
const ICON_FILE = /export \{[^}]*? \} from '(.*?)'/g

type Name = (id: string, graph: ChunkingContext) => string | null

/** Whether a part of the app needs a module. */
type NeededBy = (part: keyof typeof PAGES | keyof typeof PARTS | 'menuIcons' | 'steps') => boolean

/** A module, by what needs it. */
interface Needed {
  by: NeededBy
  /** How many parts of the app, each downloaded by itself. */
  parts: number
}

/** As many parts as there are pages, or nearly. */
const NEARLY_ALL = 20

/**
 * The chunks that several parts of the app share, in the order in which they take a module (decision 032). A
 * rule asks only for what needs a module, never for what does not: whatever a module imports is then
 * in the same chunk or an earlier one, and no two chunks need each other.
 */
const RULES: [name: string, holds: (by: NeededBy, parts: number) => boolean][] = [
  // What every page begins with, and what home shares with those on the way to a booking.
  [
    'shell',
    (by) => by('begun') || (by('home') && (by('search') || by('checkout') || by('bookings'))),
  ],
  ['form', (by) => by('home') && by('signIn')],
  ['trip', (by) => by('home')],
  // A page of the account asks for nothing before it can be used.
  ['notices', (by) => by('signIn') && (by('search') || by('bookings') || by('booking'))],
  ['base', (by, parts) => by('fetching') || by('data') || by('firstBlock') || parts >= NEARLY_ALL],
  // Else a menu would load the page that shows the same icon.
  ['menu-icons', (by) => by('menuIcons')],
  ['aside', (by) => by('aside')],
  ['later-visits', (by) => by('laterVisits')],
  // Without the charts: a search needs none.
  ['kept', (by) => by('session') && (by('search') || by('car'))],
  ['rental', (by) => by('checkout') && (leads(by) > 1 || by('blocks'))],
  ['lists', (by) => by('bookings') && by('search')],
  // What a booking shares with each of them, so that it loads none of theirs.
  ['places', (by) => by('booking') && (by('search') || by('car') || by('blocks'))],
  // What is done with a booking, before and after it is made.
  ['booked', (by) => by('bookings') && by('checkout')],
  ['change', (by) => by('bookings') && by('steps')],
  ['bill', (by) => by('booking') && by('checkout')],
  ['dialogs', (by) => by('booking') && by('steps')],
  // A checkout shows no map and no visits.
  ['cars', (by) => leads(by) > 1 || (by('blocks') && leads(by) > 0)],
  ['blocks', (by) => by('blocks')],
  ['account', (by) => by('signIn')],
  ['flows', (by) => by('session') && by('checkout')],
  ['search', (by) => by('search')],
  ['car', (by) => by('car')],
  ['checkout', (by) => by('checkout')],
  ['steps', (by) => by('steps')],
  ['bookings', (by) => by('bookings')],
]

/** On how many of the pages on the way to a booking. */
const leads = (by: NeededBy) =>
  (['search', 'car', 'checkout'] as const).filter((page) => by(page)).length

/** The chunks of `sharedChunk`, the first one first. */
export const SHARED_CHUNKS = RULES.map(([name]) => name)

/**
 * Names the chunk of a module that more than one part of the app needs, where it is of that name: left alone,
 * each set of parts would have a chunk of its own, of some hundred bytes. What one part alone needs stays
 * with it.
 */
export function sharedChunk(): (chunk: string) => Name {
  let find: ((id: string) => Needed) | null = null

  return (chunk) => (id, graph) => {
    find ??= readGraph(graph)
    const { by, parts } = find(id)
    // What asks comes with what it asks with, and not in a file of its own; nor do parts that each page loads.
    if (parts <= 1 && !ALWAYS_SHARED.some(by)) return null
    return RULES.find(([, holds]) => holds(by, parts))?.[0] === chunk ? chunk : null
  }
}

const ALWAYS_SHARED = ['begun', 'fetching', 'data', 'firstBlock', 'aside', 'laterVisits'] as const

function readGraph(graph: ChunkingContext) {
  const known = new Map<string, readonly string[]>()
  const imports = (id: string) => {
    const ids = known.get(id) ?? importedModules(id, graph)
    known.set(id, ids)
    return ids
  }
  const downloads = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

  function imported(modules: readonly string[], found = new Set<string>()): Set<string> {
    for (const module of modules) {
      if (found.has(module) || !isModule(module)) continue
      found.add(module)
      imported(imports(module), found)
    }
    return found
  }

  /** What the router splits off a route, but for what a failure shows, and what its loader downloads. */
  function drawn(route: string): Set<string> {
    const parts = downloads(resolve(route)).filter((part) => !part.includes('errorComponent'))
    const loaders = parts.filter((part) => part.includes('loader'))
    const loaded = loaders.flatMap(downloads).filter((id) => !FOR_SOME_ADDRESSES.test(id))
    return imported([...parts, ...loaded])
  }

  const sets: Record<string, Set<string>> = {
    ...mapValues(PAGES, drawn),
    ...mapValues(PARTS, (files) => imported(files.map((file) => resolve(file)))),
    steps: imported(STEPS.flatMap((file) => downloads(resolve(file)))),
  }
  sets['menuIcons'] = new Set([...(sets['menus'] ?? [])].filter((id) => ICON.test(id)))
  const parts = countParts(resolve(MAIN), imported, downloads)

  return (id: string): Needed => ({
    by: (part) => sets[part]?.has(id) ?? false,
    parts: parts.get(id) ?? 0,
  })
}

const mapValues = <Value>(
  table: Readonly<Record<string, Value>>,
  change: (value: Value) => Set<string>,
) => Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]))

/** A file, or what Vite writes itself for whoever downloads something. */
const isModule = (id: string) => isAbsolute(id) || id.includes('vite/preload-helper')

function importedModules(id: string, graph: ChunkingContext): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const all = importedIds.find((one) => ICONS.test(one))
  if (!all) return importedIds
  const shown = SHOWN_ICONS.exec(code ?? '')?.groups?.['names']?.split(',') ?? []
  const names = shown.map((name) => name.trim().replace(/ as .*/, ''))
  const exported = [...(graph.getModuleInfo(all)?.code ?? '').matchAll(ICON_FILE)]
  const icons = exported.filter(([text]) =>
    names.some((name) => new RegExp(`as ${name}\\b`).test(text)),
  )
  return [
    ...importedIds.filter((one) => one !== all),
    ...icons.map(([, file = '']) => join(dirname(all), file)),
  ]
}

type Imports = (modules: readonly string[]) => Set<string>
type Downloads = (module: string) => readonly string[]

/** By how many parts of the app, each downloaded by itself, a module is needed; a part needs itself. */
function countParts(main: string, imported: Imports, downloads: Downloads): Map<string, number> {
  const counts = new Map<string, number>()
  const parts = [main]
  // It grows as parts are found.
  for (const part of parts) {
    for (const module of imported([part])) {
      counts.set(module, (counts.get(module) ?? 0) + 1)
      parts.push(...downloads(module).filter((one) => !parts.includes(one)))
    }
  }
  return counts
}
