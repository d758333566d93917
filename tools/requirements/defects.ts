import type { Group } from './group.ts'
import { renderCoverage, renderRequirements } from './pages.ts'
import type { RequirementReference } from './references.ts'
import type { Tag } from './tags.ts'

export const PAGES = {
  requirements: 'docs/requirements.md',
  coverage: 'docs/specification-coverage.md',
}

export interface Evidence {
  groups: readonly Group[]
  tags: readonly Tag[]
  /** Where states, comments and pages name a requirement. */
  references: readonly RequirementReference[]
  /** The two pages, as they stand in the repository. */
  pages: Record<keyof typeof PAGES, string>
}

/** What is wrong with the requirements, with what names them, and with the pages about them. */
export function findIssues(evidence: Evidence): string[] {
  const { groups, tags, references } = evidence
  const ids = groups.flatMap(({ requirements }) => Object.keys(requirements))
  const isMissing = ({ id }: RequirementReference) => !ids.includes(id)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: two lines have this id`),
    ...groups.flatMap(findMisnumbered),
    ...[...tags, ...references]
      .filter(isMissing)
      .map(({ id, file }) => `${id}: there is no such line (${file})`),
    ...findUnshown(evidence, ids),
    ...pageIssues(evidence),
  ]
}

const findMisnumbered = ({ prefix, requirements }: Group) =>
  Object.keys(requirements)
    .filter((id) => !new RegExp(String.raw`^${prefix}-\d+$`).test(id))
    .map((id) => `${id}: not an id of the group ${prefix}`)

function findUnshown({ tags }: Evidence, ids: readonly string[]): string[] {
  const shown = new Set(tags.filter(isOnEveryRun).map(({ id }) => id))
  return ids
    .filter((id) => !shown.has(id))
    .map((id) => `${id}: no test of every run shows this line`)
}

/** A line that is shown at night alone could be broken by day (decision 041). */
const isOnEveryRun = ({ file, title }: Tag) =>
  !file.includes('.nightly.') && !title?.includes('@nightly')

const outdated = (page: string) => `${page} is out of date: run \`npm run specification\``

function pageIssues({ groups, tags, pages }: Evidence): string[] {
  return [
    ...(pages.requirements === renderRequirements(groups) ? [] : [outdated(PAGES.requirements)]),
    ...(pages.coverage === renderCoverage(groups, tags) ? [] : [outdated(PAGES.coverage)]),
  ]
}
