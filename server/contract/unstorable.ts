import type { IssueList } from './issue-list.ts'
import type { ValidationIssue } from './problem.ts'

/** Deeper than any schema in the contract. */
const MAX_DEPTH = 20
/** Five times the number of values in the largest valid body. Validating more would block the server. */
const MAX_VALUES = 50_000

/**
 * Adds issues for what JSON allows but the server does not: NUL in texts (PostgreSQL cannot store it), deep
 * nesting, and too many values. Stops when the list is full.
 */
export function addUnstorableIssues(
  issues: IssueList,
  where: NonNullable<ValidationIssue['in']>,
  root: unknown,
): void {
  const path: (string | number)[] = []
  let values = 0
  visit(root)

  function visit(value: unknown): void {
    values += 1
    if (values > MAX_VALUES)
      return issues.add(where, '', 'too-many', 'must not have so many values')
    if (typeof value === 'string' && value.includes('\0'))
      return issues.add(where, toPointer(path), 'wrong-format', 'must not contain NUL')
    if (typeof value !== 'object' || value === null) return
    if (path.length === MAX_DEPTH)
      return issues.add(where, toPointer(path), 'wrong-format', 'must not be nested deeper')
    const names = Array.isArray(value) ? value.keys() : Object.keys(value)
    for (const name of names) {
      if (issues.isFull || values > MAX_VALUES) return
      path.push(name)
      visit((value as Record<string | number, unknown>)[name])
      path.pop()
    }
  }
}

/** Truncates long names; the list truncates the whole pointer. */
const toPointer = (path: readonly (string | number)[]): string =>
  path.map((name) => `/${escapeName(String(name).slice(0, 200))}`).join('')

/** Escapes a name as specified in RFC 6901, section 3. */
const escapeName = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
