import { globSync, readFileSync } from 'node:fs'

/** The handwritten requirements: one per line, each with an id. */
const LIST_FILE = 'docs/requirements.md'
const FOLDERS_PATTERN = '{.ci,docs,domain,e2e,machines,openapi,server,src,stories,tools}'
const TESTS_PATTERN = `${FOLDERS_PATTERN}/**/*.{test.ts,test.tsx,e2e.ts,stories.tsx}`
const TEXTS_PATTERN = `{README.md,${FOLDERS_PATTERN}/**/*.{ts,tsx,md,yaml,sql}}`

const readText = (file: string) => readFileSync(file, 'utf8')

/** Reads all ids of the list, in order. */
export const readRequirementIds = (): string[] =>
  [...readText(LIST_FILE).matchAll(/^- `([A-Z\d]+-\d+)` /gm)].map(([, id = '']) => id)

/**
 * Finds the ids that a file covers with `// @shows HOME-2, HOME-3`, above a test or story or in its first line.
 */
function findShownIds(file: string): string[] {
  // If only a nightly test covered a requirement, it could be broken during the day (decision 007).
  if (file.includes('.nightly.')) return []
  const [start, ...parts] = readText(file).split('// @shows ')
  return parts.flatMap((part, index) => {
    const [ids = ''] = part.split('\n', 1)
    if (start === '' && index === 0) return ids.split(', ')
    // The title of the test is below its last comment.
    const [test = ''] = parts.slice(index).join('').split('=>', 1)
    return test.includes('@nightly') ? [] : ids.split(', ')
  })
}

/** Finds duplicate ids, ids without a test in every run, and references to unknown ids. */
export function findRequirementIssues(): string[] {
  const ids = readRequirementIds()
  const shown = new Set(globSync(TESTS_PATTERN).flatMap(findShownIds))
  const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')))
  const named = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-\\d+(?![\\w-])`, 'g')
  const references = globSync(TEXTS_PATTERN).flatMap((file) =>
    [...readText(file).matchAll(named)].map(([id]) => ({ id, file })),
  )
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: two lines have this id`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `${id}: no test of every run shows this`),
    ...references
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, file }) => `${id}: there is no such line (${file})`),
  ]
}

if (import.meta.main) {
  const issues = findRequirementIssues()
  for (const issue of issues) console.error(issue)
  process.exitCode = issues.length > 0 ? 1 : 0
}
