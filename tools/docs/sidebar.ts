import { globSync, readFileSync } from 'node:fs'

import { toSiteLink } from './site-links.ts'

interface Item {
  text: string
  link?: string
  collapsed?: boolean
  items?: Item[]
}

const page = (text: string, file: string): Item => ({ text, link: toSiteLink(file, '.') ?? file })

/** The pages of a folder under their own titles, folded. */
const pages = (text: string, folder: string): Item => ({
  text,
  collapsed: true,
  items: globSync(`docs/${folder}/*.md`)
    .filter((file) => !file.endsWith('/README.md'))
    .toSorted()
    .map((file) => page(readTitle(file), file)),
})

const readTitle = (file: string) => /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file

/** The pages of the site by what a reader wants to do. */
export const makeSidebar = (): Item[] => [
  {
    text: 'Use',
    items: [
      page('Start here', 'README.md'),
      page('Commands and settings', 'docs/commands.md'),
      page('Changelog', 'CHANGELOG.md'),
    ],
  },
  {
    text: 'Try',
    items: [
      page('Screenshots', 'docs/screenshots/README.md'),
      page('Every state in Storybook', 'docs/designers.md'),
      page('Test scripts', 'docs/qa.md'),
      { ...pages('Statecharts', 'statecharts'), ...page('Statecharts', 'docs/statecharts') },
    ],
  },
  {
    text: 'Change',
    items: [
      page('Contribute', 'CONTRIBUTING.md'),
      page('Architecture', 'docs/architecture.md'),
      page('How the code is written', 'AGENTS.md'),
      page('Glossary', 'docs/glossary.md'),
      page('Server', 'server/README.md'),
      page('Package statechart-paths', 'packages/statechart-paths/README.md'),
      page('Package storybook-addon-statechart', 'packages/storybook-addon-statechart/README.md'),
      page('Performance', 'docs/performance.md'),
      page('Browsers', 'docs/browsers.md'),
      page('External data', 'docs/data.md'),
      page('Code of conduct', 'CODE_OF_CONDUCT.md'),
    ],
  },
  { text: 'Translate', items: [page('Translating', 'docs/translating.md')] },
  {
    text: 'Operate',
    items: [
      page('Operations', 'docs/operations.md'),
      page('Hosting', 'docs/hosting.md'),
      page('BookCars', 'docs/bookcars.md'),
      page('Security', 'docs/security.md'),
      page('Report a vulnerability', 'SECURITY.md'),
    ],
  },
  {
    text: 'Decide',
    items: [
      page('Requirements', 'docs/requirements.md'),
      pages('Decisions', 'decisions'),
      page('Look', 'docs/look.md'),
    ],
  },
]
