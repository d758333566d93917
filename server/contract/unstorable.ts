import type { ValidationIssue } from './problem.ts'

/** Deeper than anything the contract describes; deep enough nesting exhausts the stack. */
const DEEPEST = 20

/** What JSON can carry and PostgreSQL or the stack cannot: NUL in texts, endless nesting. */
export function unstorableParts(
  where: NonNullable<ValidationIssue['in']>,
  value: unknown,
  pointer = '',
  depth = 0,
): ValidationIssue[] {
  const issue = (detail: string): ValidationIssue[] => [
    { in: where, pointer, code: 'wrong-format', detail },
  ]
  if (typeof value === 'string') return value.includes('\0') ? issue('must not contain NUL') : []
  if (typeof value !== 'object' || value === null) return []
  if (depth === DEEPEST) return issue('must not be nested deeper')
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableParts(where, inner, `${pointer}/${name}`, depth + 1),
  )
}
