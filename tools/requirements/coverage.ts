import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { findIssues, PAGES } from './defects.ts'
import { renderCoverage, renderRequirements } from './pages.ts'
import { readIds, readStates } from './references.ts'
import { GROUPS } from './requirements.ts'
import { readTags } from './tags.ts'

const FOLDERS = '{.ci,docs,domain,e2e,machines,openapi,server,src,stories,tools}'
const TESTS = `${FOLDERS}/**/*.{test.ts,test.tsx,e2e.ts,stories.tsx}`
const TEXTS = `{README.md,${FOLDERS}/**/*.{ts,tsx,md,yaml,sql}}`

/** The files of this folder and the pages made from it name every line, and some that are none. */
const isOurs = (file: string) =>
  file.startsWith('tools/requirements/') || Object.values(PAGES).includes(file)

const read = (file: string) => readFileSync(file, 'utf8')
const listFiles = (pattern: string) => globSync(pattern).toSorted()

const tags = listFiles(TESTS).flatMap((file) => readTags(file, read(file)))
const prefixes = GROUPS.map(({ prefix }) => prefix)
const references = [
  ...listFiles('machines/**/*.ts').flatMap((file) => readStates(file, read(file))),
  ...listFiles(TEXTS)
    .filter((file) => !isOurs(file))
    .flatMap((file) => readIds(file, read(file), prefixes)),
]

if (process.argv.includes('--write')) {
  writeFileSync(PAGES.requirements, renderRequirements(GROUPS))
  writeFileSync(PAGES.coverage, renderCoverage(GROUPS, tags))
}
const pages = { requirements: read(PAGES.requirements), coverage: read(PAGES.coverage) }
const issues = findIssues({ groups: GROUPS, tags, references, pages })
for (const issue of new Set(issues)) console.error(issue)
if (issues.length > 0) process.exitCode = 1
