import type { Group } from './group.ts'
import type { Tag } from './tags.ts'

const REQUIREMENTS = `# Requirements

What must be true of Masar, one line each, by the workflows in which people meet it. A line has an id that never changes: states
of machines (\`meta.req\`), tests (\`// @shows HOME-2\`) and comments name it, and [specification-coverage.md](specification-coverage.md) says
which tests show it. The lines are written in \`tools/requirements/groups/\`; this page is made from them by \`npm run specification\`.
A new line has the next number of its group; the number of a line that goes is not given again.
`

const COVERAGE = `# The requirements, and the tests that show them

Every line of [requirements.md](requirements.md), and the tests that show it. A test names a line by its id, in a comment
above it: \`// @shows HOME-2\`. This page is made from those comments by \`npm run specification\`, and \`npm run check\`
fails when it is out of date, when a comment or a machine names no line, and when a line has no test.
`

/** The page of the requirements, as Markdown. */
export function renderRequirements(groups: readonly Group[]): string {
  const rows = groups.map(
    ({ prefix, title, about, requirements }) =>
      `| \`${prefix}\` | [${title}](#${anchor(title)}) | ${about} | ${Object.keys(requirements).length} |`,
  )
  const heads = ['| Ids | Workflow | What it is about | Lines |', '| --- | --- | --- | --- |']
  return [REQUIREMENTS, ...heads, ...rows, '', ...groups.map(renderGroup)].join('\n')
}

function renderGroup({ title, requirements }: Group): string {
  const lines = Object.entries(requirements).map(([id, text]) => `- \`${id}\` ${text}`)
  return [`## ${title}`, '', ...lines, ''].join('\n')
}

/** The page of the coverage, as Markdown. */
export const renderCoverage = (groups: readonly Group[], tags: readonly Tag[]): string =>
  [COVERAGE, ...groups.map((group) => renderTable(group, tags))].join('\n')

function renderTable({ title, requirements }: Group, tags: readonly Tag[]): string {
  const rows = Object.entries(requirements).map(([id, text]) => {
    const tests = tags.filter((tag) => tag.id === id).map(linkTo)
    return `| \`${id}\` | ${text} | ${tests.join('<br>')} |`
  })
  const heads = ['| Id | What must be true | Tests |', '| --- | --- | --- |']
  return [`## ${title}`, '', ...heads, ...rows, ''].join('\n')
}

function linkTo({ file, title }: Tag): string {
  const link = `[${file}](../${file})`
  return title === null ? link : `${link}: ${escaped(title)}`
}

/** A title as it is written, where a table and its cells have signs of their own. */
const escaped = (title: string) => title.replaceAll(/[\\|<>*_`$[\]]/g, String.raw`\$&`)

/** The name that a heading is linked by. */
const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-').replaceAll(',', '')
