import { globSync, readFileSync } from 'node:fs'

import { toSiteLink } from './site-links.ts'

interface Item {
  text: string
  link?: string
  collapsed?: boolean
  items?: Item[]
}

const createPageItem = (text: string, file: string): Item => ({
  text,
  link: toSiteLink(file, '.') ?? file,
})

/** Creates a collapsed item with the pages of a folder, under their own titles. */
const createFolderItem = (text: string, folder: string): Item => ({
  text,
  collapsed: true,
  items: globSync(`docs/${folder}/*.md`)
    .filter((file) => !file.endsWith('/README.md'))
    .toSorted()
    .map((file) => createPageItem(readTitle(file), file)),
})

const readTitle = (file: string) => /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file

/** Lists the pages of the site, grouped by what a reader wants to do. */
export const makeSidebar = (): Item[] => [
  {
    text: 'Use',
    items: [
      createPageItem('Start here', 'README.md'),
      createPageItem('Commands and settings', 'docs/commands.md'),
      createPageItem('Changelog', 'CHANGELOG.md'),
    ],
  },
  {
    text: 'Try',
    items: [
      createPageItem('Screenshots', 'docs/screenshots/README.md'),
      createPageItem('Every state in Storybook', 'docs/designers.md'),
      createPageItem('Test scripts', 'docs/qa.md'),
      {
        ...createFolderItem('Statecharts', 'statecharts'),
        ...createPageItem('Statecharts', 'docs/statecharts'),
      },
    ],
  },
  {
    text: 'Change',
    items: [
      createPageItem('Contribute', 'CONTRIBUTING.md'),
      createPageItem('Architecture', 'docs/architecture.md'),
      createPageItem('How the code is written', 'AGENTS.md'),
      createPageItem('Glossary', 'docs/glossary.md'),
      createPageItem('Server', 'server/README.md'),
      createPageItem('Package statechart-paths', 'packages/statechart-paths/README.md'),
      createPageItem(
        'Package storybook-addon-statechart',
        'packages/storybook-addon-statechart/README.md',
      ),
      createPageItem('Performance', 'docs/performance.md'),
      createPageItem('Browsers', 'docs/browsers.md'),
      createPageItem('External data', 'docs/data.md'),
      createPageItem('Code of conduct', 'CODE_OF_CONDUCT.md'),
    ],
  },
  { text: 'Translate', items: [createPageItem('Translating', 'docs/translating.md')] },
  {
    text: 'Operate',
    items: [
      createPageItem('Operations', 'docs/operations.md'),
      createPageItem('Hosting', 'docs/hosting.md'),
      createPageItem('BookCars', 'docs/bookcars.md'),
      createPageItem('Security', 'docs/security.md'),
      createPageItem('Report a vulnerability', 'SECURITY.md'),
    ],
  },
  {
    text: 'Decide',
    items: [
      createPageItem('Requirements', 'docs/requirements.md'),
      createFolderItem('Decisions', 'decisions'),
      createPageItem('Look', 'docs/look.md'),
    ],
  },
]
