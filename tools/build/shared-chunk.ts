import { dirname, isAbsolute, join, resolve } from 'node:path'
import type { ChunkingContext } from 'rolldown'

const MAIN_FILE = 'src/app/main.tsx'
/** The pages whose code is split into shared chunks. */
const PAGE_FILES = {
  home: 'src/routes/index.tsx',
  signIn: 'src/routes/sign-in.tsx',
  search: 'src/routes/_data.search.tsx',
  car: 'src/routes/_data.car.$carId.tsx',
  checkout: 'src/routes/_data.checkout.tsx',
  bookings: 'src/routes/_data.bookings.tsx',
  booking: 'src/routes/_data.booking.tsx',
  /** The layout of all pages with data. */
  data: 'src/routes/_data.tsx',
}
/** Other parts, with their entry files. */
const PART_FILES = {
  begun: [MAIN_FILE],
  /** Data fetching, for pages that need data to render. */
  fetching: ['src/api/cache/fetching.ts'],
  /** The session code. Returning signed-in users wait for it to load. */
  session: ['src/app/session/running-session.ts'],
  /** The end of home's first view, and what is below it. */
  firstBlock: ['src/features/home/first-block.tsx'],
  blocks: ['src/features/home/home-blocks.tsx'],
  /** Error pages, and a drawing beside the text of many pages, which shares its trees with other drawings. */
  aside: ['src/ui/drawings/coastal-road.tsx', 'src/rental/page-failed.tsx'],
  /** Loaded on every page when its menus get hover or focus. */
  menus: [
    'src/features/layout/menus/header-menu-items.tsx',
    'src/features/layout/menus/phone-menu-dialog.tsx',
  ],
  /** Runs once a page is interactive (`src/app/main.tsx`). */
  laterVisits: ['src/app/later-visits.ts'],
}
/** Files whose dynamic imports load after the first screen of the checkout. */
const LAZY_STEP_FILES = [
  'src/features/checkout/lazy-screens.ts',
  'src/features/checkout/flow/lazy-calls.ts',
]

/** Matches modules that loaders import only for some URLs of their page (`?edit=true`). */
export const CONDITIONAL_IMPORT_PATTERN = /src\/features\/bookings\/amend\//

/** A single file exports all icons; the icons that a module uses are found in its code. */
const ICON_PATTERN = /lucide-react\/dist\/esm\/icons\//
const ICONS_PATTERN = /lucide-react\/dist\/esm\/lucide-react\./
const ICON_IMPORT_PATTERN = /import\s*\{(?<names>[^}]*)\}\s*from\s*["']lucide-react["']/
const ICON_EXPORT_PATTERN = /export \{[^}]*? \} from '(.*?)'/g

type ChunkNamer = (id: string, graph: ChunkingContext) => string | null

/** Whether a part of the app needs the module. */
type UsagePredicate = (
  part: keyof typeof PAGE_FILES | keyof typeof PART_FILES | 'menuIcons' | 'icons' | 'steps',
) => boolean

/** Which parts need a module. */
interface ModuleUsage {
  by: UsagePredicate
  /** The number of separately loaded parts of the app that need the module. */
  parts: number
}

/** Roughly the number of pages. */
const MIN_SHARED_PARTS = 22

/**
 * The chunks shared by several parts of the app. A module goes to the first chunk whose rule matches (decision
 * 032). A rule may only test which parts need a module, never which do not. A module's imports are therefore in
 * the same chunk or an earlier one, so no two chunks depend on each other.
 */
const CHUNK_RULES: [name: string, holds: (by: UsagePredicate, parts: number) => boolean][] = [
  // The start of every page, and what home shares with the pages that lead to a booking.
  [
    'shell',
    (by) =>
      by('begun') ||
      (by('home') && (by('search') || by('checkout') || by('bookings') || by('signIn'))) ||
      // Otherwise a search would load all that a later visit needs.
      (by('laterVisits') && by('search')),
  ],
  ['trip', (by) => by('home')],
  // Account pages fetch nothing before they are interactive.
  [
    'notices',
    (by) => by('signIn') && (by('search') || by('bookings') || by('booking') || by('session')),
  ],
  // Pages with data. A slow network loads a few kB more sooner than another chunk: browsers request six HTTP/1.1
  // files at a time.
  [
    'base',
    (by, parts) =>
      by('fetching') ||
      by('data') ||
      by('firstBlock') ||
      parts >= MIN_SHARED_PARTS ||
      by('menuIcons') ||
      (by('checkout') && by('bookings')) ||
      (by('session') && (by('search') || by('car'))) ||
      (by('search') && (by('bookings') || by('booking') || by('checkout'))) ||
      (by('checkout') && by('blocks')),
  ],
  ['aside', (by) => by('aside')],
  ['later-visits', (by) => by('laterVisits')],
  ['options', (by) => by('checkout') && by('car')],
  // Code that the booking page shares with car or home. In a separate chunk, so that the booking page does not
  // load the chunks of those pages.
  ['pick-up', (by) => by('booking') && (by('car') || by('blocks'))],
  ['change', (by) => by('bookings') && by('steps')],
  ['bill', (by) => by('booking') && by('checkout')],
  ['dialogs', (by) => by('booking') && by('steps')],
  // A checkout shows no map and no visit history.
  ['cars', (by) => countLeadingPages(by) > 1 || (by('blocks') && countLeadingPages(by) > 0)],
  // Icons import nothing of the app, so this exception causes no cycle.
  ['blocks', (by) => by('blocks') && !by('icons')],
  ['account', (by) => by('signIn')],
  // Otherwise a page would load another page's code for an icon that both show.
  ['shared-icons', (by, parts) => by('icons') && parts > 1],
  ['flows', (by) => by('session') && by('checkout')],
  ['search', (by) => by('search')],
  ['car', (by) => by('car')],
  ['checkout', (by) => by('checkout')],
  ['steps', (by) => by('steps')],
  ['bookings', (by) => by('bookings')],
]

/** Counts the pages leading to a booking that need the module. */
const countLeadingPages = (by: UsagePredicate) =>
  (['search', 'car', 'checkout'] as const).filter((page) => by(page)).length

/** The names of the shared chunks, in the order of the rules. */
export const SHARED_CHUNKS = CHUNK_RULES.map(([name]) => name)

/**
 * Returns a function that creates a namer for each chunk. The namer returns the chunk's name for a module that
 * more than one part of the app needs, if the module belongs to this chunk. Without shared chunks, each
 * combination of parts would get its own chunk of a few hundred bytes. A module that only one part needs stays
 * with that part.
 */
export function createChunkNamers(): (chunk: string) => ChunkNamer {
  let find: ((id: string) => ModuleUsage) | null = null

  return (chunk) => (id, graph) => {
    find ??= readGraph(graph)
    const { by, parts } = find(id)
    // Some parts always go to their shared chunk, such as data fetching and parts that every page loads.
    if (parts <= 1 && !ALWAYS_SHARED_PARTS.some(by)) return null
    return CHUNK_RULES.find(([, holds]) => holds(by, parts))?.[0] === chunk ? chunk : null
  }
}

const ALWAYS_SHARED_PARTS = [
  'begun',
  'fetching',
  'data',
  'firstBlock',
  'aside',
  'laterVisits',
] as const

function readGraph(graph: ChunkingContext) {
  const known = new Map<string, readonly string[]>()
  const getImports = (id: string) => {
    const ids = known.get(id) ?? listImports(id, graph)
    known.set(id, ids)
    return ids
  }
  const downloads = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

  function imported(modules: readonly string[], found = new Set<string>()): Set<string> {
    for (const module of modules) {
      if (found.has(module) || !isModule(module)) continue
      found.add(module)
      imported(getImports(module), found)
    }
    return found
  }

  /**
   * Lists the imports of a route's split parts, except its error component, and of the modules that its loader
   * imports on demand.
   */
  function listRouteImports(route: string): Set<string> {
    const parts = downloads(resolve(route)).filter((part) => !part.includes('errorComponent'))
    const loaders = parts.filter((part) => part.includes('loader'))
    const loaded = loaders.flatMap(downloads).filter((id) => !CONDITIONAL_IMPORT_PATTERN.test(id))
    return imported([...parts, ...loaded])
  }

  const sets: Record<string, Set<string>> = {
    ...mapValues(PAGE_FILES, listRouteImports),
    ...mapValues(PART_FILES, (files) => imported(files.map((file) => resolve(file)))),
    steps: imported(LAZY_STEP_FILES.flatMap((file) => downloads(resolve(file)))),
  }
  sets['menuIcons'] = new Set([...(sets['menus'] ?? [])].filter((id) => ICON_PATTERN.test(id)))
  const parts = countParts(resolve(MAIN_FILE), imported, downloads)

  return (id: string): ModuleUsage => ({
    by: (part) => (part === 'icons' ? ICON_PATTERN.test(id) : (sets[part]?.has(id) ?? false)),
    parts: parts.get(id) ?? 0,
  })
}

const mapValues = <Value>(
  table: Readonly<Record<string, Value>>,
  change: (value: Value) => Set<string>,
) => Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]))

/** Whether the id is a file, or the helper that Vite adds for dynamic imports. */
const isModule = (id: string) => isAbsolute(id) || id.includes('vite/preload-helper')

function listImports(id: string, graph: ChunkingContext): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const all = importedIds.find((one) => ICONS_PATTERN.test(one))
  if (!all) return importedIds
  const shown = ICON_IMPORT_PATTERN.exec(code ?? '')?.groups?.['names']?.split(',') ?? []
  const names = shown.map((name) => name.trim().replace(/ as .*/, ''))
  const exported = [...(graph.getModuleInfo(all)?.code ?? '').matchAll(ICON_EXPORT_PATTERN)]
  const icons = exported.filter(([text]) =>
    names.some((name) => new RegExp(`as ${name}\\b`).test(text)),
  )
  return [
    ...importedIds.filter((one) => one !== all),
    ...icons.map(([, file = '']) => join(dirname(all), file)),
  ]
}

type ImportLister = (modules: readonly string[]) => Set<string>
type DownloadLister = (module: string) => readonly string[]

/** Counts how many separately loaded parts of the app need each module; a part needs itself. */
function countParts(
  main: string,
  listAllImports: ImportLister,
  listDownloads: DownloadLister,
): Map<string, number> {
  const counts = new Map<string, number>()
  const parts = [main]
  // The list grows while parts are found.
  for (const part of parts) {
    for (const module of listAllImports([part])) {
      counts.set(module, (counts.get(module) ?? 0) + 1)
      parts.push(...listDownloads(module).filter((one) => !parts.includes(one)))
    }
  }
  return counts
}
