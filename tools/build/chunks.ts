import { SHARED_CHUNKS, sharedChunk } from './shared-chunk.ts'

/** Everything that no group above takes, except the document. */
const OURS = /^(?!.*index\.html)/

/** Any file of these packages. */
const from = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`)

const chunkNamed = sharedChunk()

/** Packages with their own dependencies. */
const PACKAGES = [
  { name: 'react', test: from('react', 'react-dom', 'scheduler') },
  { name: 'app-core', test: from('@tanstack/(?!query-core|react-query)[^/]+', '@lingui/[^/]+') },
  { name: 'statecharts', test: from('xstate', '@xstate') },
]

/** Each chunk takes only its own modules; those that remain go to the next. */
const OWN = [
  {
    name: 'map',
    test: from(
      'leaflet',
      'react-leaflet',
      '@react-leaflet',
      'supercluster',
      'kdbush',
      'topojson-client',
    ),
  },
  ...SHARED_CHUNKS.map((name) => ({ name: chunkNamed(name), test: OURS })),
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/**
 * Chunks that are loaded together: packages that many pages use, what almost every page needs, and what several
 * parts share. Many small chunks are heavier than one, because each repeats names and is compressed and requested
 * separately. Earlier groups take modules first.
 */
export const CHUNKS = [...PACKAGES, ...OWN].map((group, index, { length }) => ({
  ...group,
  priority: length - index,
}))
