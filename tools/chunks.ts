import { shellChunk } from './shell-chunk.ts'

/** As many parts of the app need it as there are pages, or nearly. */
const NEARLY_EVERYWHERE = 20

/** Of a package, whichever file of it. */
const from = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`)

/**
 * What is downloaded together: the packages that many pages stand on, what the app begins with, the
 * home page, and what nearly every page needs. Many small chunks weigh more than one: each repeats
 * names, and compresses alone. Among equals the first one takes what it needs.
 */
export const CHUNKS = [
  { name: 'react', test: from('react', 'react-dom', 'scheduler'), priority: 30 },
  {
    name: 'app-core',
    test: from('@tanstack/(?!query-core|react-query)[^/]+', '@lingui/[^/]+'),
    priority: 10,
  },
  { name: shellChunk(), test: /^(?!.*(node_modules|index\.html|main\.tsx))/, priority: 5 },
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
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'data',
    test: from('@tanstack/query-core', '@tanstack/react-query', 'openapi-fetch'),
    priority: 3,
  },
  { name: 'statecharts', test: from('xstate', '@xstate'), priority: 2 },
  { name: 'home', test: /src\/routes\/index\.tsx\?tsr-split/, priority: 4 },
  { name: 'base', test: /(src|domain)\//, minShareCount: NEARLY_EVERYWHERE, priority: 1 },
]
