const TESTS = '[.](test|model[.]test|journeys|invariants|stories|e2e)[.]tsx?$'

/** The folders of the server, and which others each may know. */
const SERVER = require('./server/folders.json')
const SERVER_TESTS = [TESTS, '/testing/', '^server/bad-input/']

/** One rule for each folder of the server, and one that rejects undeclared folders. */
const serverFolders = [
  ...Object.entries(SERVER).map(([folder, known]) => ({
    from: { path: `^server/${folder}/` },
    to: { path: '^server/', pathNot: [`^server/(${[folder, ...known].join('|')})/`] },
  })),
  {
    from: { path: '^server/[^/]+/', pathNot: [`^server/(${Object.keys(SERVER).join('|')})/`] },
    to: { path: '^server/' },
  },
].map(({ from, to }) => ({
  name: 'server-folders-as-declared',
  comment: 'A folder of the server knows those that it declares, and no program.',
  severity: 'error',
  from: { ...from, pathNot: [...SERVER_TESTS, ...(from.pathNot ?? [])] },
  to,
}))

/**
 * The boundaries of docs/architecture.md, each in one sentence; .ci/boundaries.test.ts plants a violation of
 * each.
 */
module.exports = {
  forbidden: [
    {
      name: 'machines-are-pure',
      comment: 'A machine knows xstate, other machines, the rules and the types of the contract.',
      severity: 'error',
      from: { path: '^machines/', pathNot: [TESTS, '/testing/'] },
      to: { pathNot: ['^machines/', '/xstate/', '^domain/', '^openapi/schema[.]d[.]ts$'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'A rule knows other rules, dates and formats, and nothing of the app or the server.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: {
        pathNot: [
          '^domain/',
          'node_modules/(date-fns|@date-fns/tz|libphonenumber-js|validator|valibot)/',
          '^openapi/schema[.]d[.]ts$',
        ],
      },
    },
    {
      name: 'packages-know-no-rentals',
      comment:
        'A package works in any project: it knows its dependencies and Node, and nothing of this one.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: {
        path: [
          '^(domain|e2e|machines|openapi|server|src|stories|tools)/',
          'node_modules/(?!(elkjs|react|react-dom|storybook|@storybook/react-vite|xstate)/)',
        ],
      },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature that needs another asks the route that composes both.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/checkout/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'checkout-knows-payment-alone',
      comment: 'A payment runs inside a checkout, and is told of none.',
      severity: 'error',
      from: { path: '^src/features/checkout/' },
      to: { path: '^src/features/', pathNot: '^src/features/(checkout|payment)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The parts of a page are the same for any trade; what knows rentals is in rental.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TESTS },
      // The rules for texts apply to any trade.
      to: {
        path: '^(domain|machines|openapi)/|^src/(api|flows|rental)/',
        pathNot: '^domain/text/',
      },
    },
    {
      name: 'down-only',
      comment: 'ui, api, flows, i18n, rental and dev know no feature, no route and no app.',
      severity: 'error',
      from: { path: '^src/(ui|api|flows|i18n|rental|dev)/' },
      to: { path: '^src/(features|routes|app)/' },
    },
    {
      name: 'bookcars-is-behind-the-api',
      comment: 'Whoever asks through the api asks for a capability, and knows no backend.',
      severity: 'error',
      from: { path: '^(src|stories)/', pathNot: '^src/api/' },
      to: { path: '^src/api/bookcars/' },
    },
    {
      name: 'worker-is-alone',
      comment:
        'The service worker knows nothing of the pages that it serves; they know how to talk to it.',
      severity: 'error',
      from: { path: '^src/worker/', pathNot: TESTS },
      to: { pathNot: ['^src/worker/', 'node_modules/workbox-'] },
    },
    {
      name: 'features-do-not-know-routes',
      comment: 'A feature is drawn by a route and never the other way round.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(routes|app)/' },
    },
    {
      name: 'server-knows-the-contract-only',
      comment: 'The reference server stays replaceable.',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: { path: '^(src|machines|stories|e2e|tools)/' },
    },
    ...serverFolders,
    {
      name: 'app-does-not-know-the-server',
      comment: 'The app meets the server over HTTP.',
      severity: 'error',
      from: { path: '^(src|stories|machines|domain)/' },
      to: { path: '^(server|e2e|tools)/' },
    },
    {
      name: 'e2e-is-a-stranger',
      comment: 'A browser test knows what a customer knows, and the journeys of the machines.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src|stories)/' },
    },
    {
      name: 'stories-and-tests-are-leaves',
      comment: 'Nothing is built on a test or a story.',
      severity: 'error',
      from: { pathNot: [TESTS, '^stories/', '^tools/', '/testing/', '^[.]storybook/'] },
      to: { path: [TESTS, '^stories/'] },
    },
    {
      name: 'no-testing-in-production',
      comment: 'What only tests need stays out of what ships.',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          '^(e2e|packages|stories|tools)/',
          '/testing/',
          '^[.]storybook/',
          '^statechart-paths[.]config[.]ts$',
          // Only for development, which development-stays-out enforces.
          '^src/dev/',
        ],
      },
      to: { path: '/testing/|^packages/' },
    },
    {
      name: 'development-stays-out',
      comment: 'The app begins without its drawer; only main imports it, in development.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/dev/', '^src/app/main[.]tsx$'] },
      to: { path: '^src/dev/' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one subject.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(routeTree[.]gen[.]ts|[.]po)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
