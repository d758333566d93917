import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { renderDocument } from './document.ts'
import { SECTIONS } from './lines.ts'
import type { Section } from './section.ts'
import { type Tag, readTags } from './tags.ts'

const DOCUMENT = 'docs/specification-coverage.md'
const TESTS =
  '{.ci,domain,e2e,machines,openapi,server,src,stories,tools}/**/*.{test.ts,test.tsx,e2e.ts,stories.tsx}'

/** What is wrong with the coverage of these lines by these tags, and with the page about it. */
export function findFaults(
  sections: readonly Section[],
  tags: readonly Tag[],
  document: string,
): string[] {
  const ids = sections.flatMap(({ lines }) => Object.keys(lines))
  const shown = new Set(tags.filter(isOnEveryRun).map(({ id }) => id))
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: two lines have this id`),
    ...tags
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, file }) => `${id}: there is no such line (${file})`),
    ...ids
      .filter((id) => !shown.has(id))
      .map((id) => `${id}: no test of every run shows this line`),
    ...(document === renderDocument(sections, tags)
      ? []
      : [`${DOCUMENT} is out of date: run \`npm run specification\``]),
  ]
}

/** A line that is shown at night alone could be broken by day (decision 041). */
const isOnEveryRun = ({ title }: Tag) => !title?.includes('@nightly')

/** The tags of every test of the repository, in the order of the files. */
const tagsOfTests = (): Tag[] =>
  globSync(TESTS)
    .toSorted()
    .flatMap((file) => readTags(file, readFileSync(file, 'utf8')))

if (import.meta.main) {
  const tags = tagsOfTests()
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, renderDocument(SECTIONS, tags))
  const faults = findFaults(SECTIONS, tags, readFileSync(DOCUMENT, 'utf8'))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
