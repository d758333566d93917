/** React, and what draws, finds and words every page. */
const FRAMEWORK = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
  { name: 'ui', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//, priority: 20 },
  {
    name: 'app-core',
    test: /node_modules\/(@tanstack\/(?!query-core|react-query)|@lingui)/,
    priority: 10,
  },
]

/** What the home page shares with others, so that they come without its form. */
const SHARED = [
  {
    name: 'controls',
    test: /src\/ui\/(apart|card|controls|dates|field|kept|page|page-heading|tick)\.tsx?|trip-form\/trip-draft|domain\/rental-/,
    priority: 5,
  },
  { name: 'notice', test: /src\/ui\/notice\.tsx|domain\/problem\./, priority: 5 },
]

const CACHE =
  /@tanstack\/(query-core|react-query)\/(?!.*(infiniteQueryObs|useInf|utationObs|useMut|useSus))/
/** Lists that grow while somebody reads: of cars, and of the places that a field suggests. */
const PAGE_BY_PAGE = /react-query\/.*useInf|query-core\/.*infiniteQueryObs|src\/api\/cars\.query/
const CALLS = /openapi-fetch|src\/api\/(fetching|query-|with-q|settings|answer|car\.|locations)/
const MONEY = /domain\/(money|currencies|extras|charge|car-prices|price|ages|payment\.)/
const PRICED = /src\/ui\/((prices|badge|link|skeleton)\.|car-facts\/(price-|car-names|offer-))/

const MAP =
  /node_modules\/(leaflet|react-leaflet|@react-leaflet|supercluster|kdbush|topojson-client)\//

const STATECHARTS =
  /node_modules\/(xstate|@xstate)\/|machines\/port|src\/flows\/(define|listeners|plug)/
const CHARTS = /machines\/checkout\/|domain\/(driver|quote)\./
const FIRST_STEP =
  /src\/(api\/providers|routes\/_data\.checkout\.tsx\?tsr-split|features\/checkout\/(checkout-|lazy|offline|looking|screen|use-|on-its|leave-checkout|flow\/(checkout|chosen|email-taken|kept|look|ask|quote|lazy|use-)|payment\/(ports\/list-|make-provider-form)|summary\/(car-in|price-s)|steps\/(step-|options|trip-in|waiting)))/

/** Used by the first step alone; without a name it comes with what needs that step (chunk-circle.ts). */
const ITS_ICON = /lucide-react\/.*\/icons\/chevron-up\./

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/**
 * What is downloaded together. Many small chunks weigh more than one: each repeats names, and
 * compresses alone. Among equals the first one takes what it needs.
 */
export const CHUNKS = [
  ...FRAMEWORK,
  {
    name: 'shell',
    test: /^(?!.*(index\.html|main\.tsx))/,
    tags: ['$initial' as const],
    priority: 5,
  },
  ...SHARED,
  { name: 'home', test: /src\/routes\/index\.tsx\?tsr-split/, priority: 4 },
  { name: 'map', test: MAP, priority: 4, includeDependenciesRecursively: false },
  { name: 'data', test: either(CACHE, CALLS), priority: 3 },
  { name: 'lists', test: PAGE_BY_PAGE, priority: 3 },
  { name: 'statecharts', test: STATECHARTS, priority: 2 },
  { name: 'prices', test: either(MONEY, PRICED), priority: 2 },
  {
    name: 'checkout',
    test: either(CHARTS, FIRST_STEP, ITS_ICON),
    // What it shares with other pages stays with them.
    includeDependenciesRecursively: false,
    priority: 1,
  },
]
