import type { Section } from './section.ts'
import type { Tag } from './tags.ts'

const HEAD = `# What the specification asks, and the tests that show it

Every line of the specification in our own words, and the tests that show it. A test names a line by its id, in a comment
above it: \`// @shows home.dates\`. This page is made from those comments by \`npm run specification\`, and \`npm run check\`
fails when it is out of date, when a comment names no line, and when a line has no test.
`

/** The page of the coverage, as Markdown. */
export function renderDocument(sections: readonly Section[], tags: readonly Tag[]): string {
  return [HEAD, ...sections.map((section) => renderTable(section, tags))].join('\n')
}

function renderTable({ number, title, lines }: Section, tags: readonly Tag[]): string {
  const rows = Object.entries(lines).map(([id, text]) => {
    const tests = tags.filter((tag) => tag.id === id).map(linkTo)
    return `| \`${id}\` | ${text} | ${tests.join('<br>')} |`
  })
  const heads = ['| Id | What must be true | Tests |', '| --- | --- | --- |']
  return [`## ${title} (section ${number})`, '', ...heads, ...rows, ''].join('\n')
}

function linkTo({ file, title }: Tag): string {
  const link = `[${file}](../${file})`
  return title === null ? link : `${link}: ${escaped(title)}`
}

/** A title as it is written, where a table and its cells have signs of their own. */
const escaped = (title: string) => title.replaceAll(/[\\|<>*_`$[\]]/g, String.raw`\$&`)
