import { SHARED_CHUNKS, sharedChunk } from './shared-chunk.ts'

/** All but what a name is decided for above, and the document. */
const OURS = /^(?!.*index\.html)/

/** Of a package, whichever file of it. */
const from = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`)

const chunkNamed = sharedChunk()

/** Packages, with what they stand on themselves. */
const PACKAGES = [
  // What the build itself needs comes along with the first one.
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'app-core', test: from('@tanstack/(?!query-core|react-query)[^/]+', '@lingui/[^/]+') },
  { name: 'statecharts', test: from('xstate', '@xstate') },
]

/** Each takes only what it names: the next one has the rest. */
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
 * What is downloaded together: the packages that many pages stand on, what nearly every page needs, and
 * what several parts share. Many small chunks weigh more than one: each repeats names, compresses alone, and
 * is asked for alone. What stands first takes what it needs.
 */
export const CHUNKS = [...PACKAGES, ...OWN].map((group, index, { length }) => ({
  ...group,
  priority: length - index,
}))
