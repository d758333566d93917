import { SHARED_CHUNKS, createChunkNamers } from './shared-chunk.ts'

/** Any module except the document. */
const ANY_MODULE_PATTERN = /^(?!.*index\.html)/

/** Matches any file of these packages. */
const matchPackages = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`)

const createChunkNamer = createChunkNamers()

/** Packages, including their dependencies. */
const PACKAGE_GROUPS = [
  { name: 'react', test: matchPackages('react', 'react-dom', 'scheduler') },
  {
    name: 'app-core',
    test: matchPackages('@tanstack/(?!query-core|react-query)[^/]+', '@lingui/[^/]+'),
  },
  { name: 'statecharts', test: matchPackages('xstate', '@xstate') },
]

/**
 * Each chunk contains only the modules that match, without their dependencies; the remaining modules go to
 * later chunks.
 */
const MODULE_GROUPS = [
  {
    name: 'map',
    test: matchPackages(
      'leaflet',
      'react-leaflet',
      '@react-leaflet',
      'supercluster',
      'kdbush',
      'topojson-client',
    ),
  },
  ...SHARED_CHUNKS.map((name) => ({ name: createChunkNamer(name), test: ANY_MODULE_PATTERN })),
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/**
 * Groups of modules that are loaded together: packages that many pages use, what almost every page needs, and
 * what several parts share. Many small chunks are larger in total than one, because each repeats names and is
 * compressed and requested separately. A module goes to the first group that matches it.
 */
export const CHUNK_GROUPS = [...PACKAGE_GROUPS, ...MODULE_GROUPS].map(
  (group, index, { length }) => ({
    ...group,
    priority: length - index,
  }),
)
