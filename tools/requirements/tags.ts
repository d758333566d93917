/** What a tag says: that the test below it shows a requirement. */
export interface Tag {
  id: string
  file: string
  /** What stands below the tag: a test, a group of tests or a story; null for a whole file. */
  title: string | null
}

const TAG = /^\s*\/\/ @shows (.+)$/
const TEXT = String.raw`(['"\`])((?:\\.|(?!\1).)*)\1`
const TEST = new RegExp(String.raw`^\s*(?:it|test|describe|test\.describe)\(\s*${TEXT}`, 's')
const TABLE_OF_TESTS = /^\s*(?:it|test|describe)\.(?:each|for|runIf|skipIf)\b/
const TITLE_OF_TABLE = new RegExp(String.raw`\)\(\s*${TEXT}`, 's')
const STORY = /^export const (\w+)/
const GROUP = new RegExp(String.raw`^(?:test\.)?describe(?:\(|\..*\)\()\s*${TEXT}`)

/**
 * The tags of a test file: comments such as `// @shows home.dates, home.search`, directly above a
 * test, a group of tests or a story, or in the first line, where they speak of the whole file. Throws
 * when a tag stands above something else.
 */
export function readTags(file: string, code: string): Tag[] {
  const lines = code.split('\n')
  return lines.flatMap((line, at) => {
    const names = TAG.exec(line)?.[1]
    if (!names) return []
    const title = mentionsFile(lines, at) ? null : titleBelow(file, lines, at)
    return names.split(',').map((id) => ({ id: id.trim(), file, title }))
  })
}

/** Whether nothing but tags stands above this line. */
const mentionsFile = (lines: readonly string[], at: number) =>
  lines.slice(0, at).every((line) => TAG.test(line))

/** The title of what the tag at this line stands above, behind that of the group that it is in. */
function titleBelow(file: string, lines: readonly string[], at: number): string {
  const below = lines.slice(at).findIndex((line) => !/^\s*(?:\/\/|\/?\*|$)/.test(line))
  const title = readTitle(lines.slice(at + below).join('\n'))
  if (below < 0 || title === undefined)
    throw new Error(`${file}:${at + 1}: the tag stands above no test and no story.`)
  const isInGroup = /^\s/.test(lines[at] ?? '')
  const group = isInGroup ? lines.slice(0, at).findLast((line) => GROUP.test(line)) : undefined
  return [group && GROUP.exec(group)?.[2], title].filter(Boolean).join(': ')
}

/** The title of the test, group or story that this code begins with. */
function readTitle(code: string): string | undefined {
  if (TABLE_OF_TESTS.test(code)) return TITLE_OF_TABLE.exec(code)?.[2]
  return TEST.exec(code)?.[2] ?? STORY.exec(code)?.[1]
}
