const TESTS = '[.](test|model[.]test|journeys|invariants|stories|e2e)[.]tsx?$'

/** The boundaries of docs/architecture.md, each a sentence that a planted violation has proven. */
module.exports = {
  forbidden: [
    {
      name: 'machines-are-pure',
      comment: 'A machine knows xstate, other machines, the rules and the types of the contract.',
      severity: 'error',
      from: { path: '^machines/', pathNot: [TESTS, '^machines/testing/'] },
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
          'node_modules/(date-fns|@date-fns/tz|validator)/',
          '^openapi/schema[.]d[.]ts$',
        ],
      },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature that needs another asks the route that composes both.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'down-only',
      comment: 'ui, api, flows and i18n know no feature, no route and no app.',
      severity: 'error',
      from: { path: '^src/(ui|api|flows|i18n)/' },
      to: { path: '^src/(features|routes|app)/' },
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
        pathNot: [TESTS, '^stories/', '^tools/', '^e2e/', '/testing/', '^[.]storybook/'],
      },
      to: { path: '/testing/' },
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
