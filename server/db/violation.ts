const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'

/**
 * Whether the database rejected a statement because of this unique index or exclusion constraint.
 */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown }
  return (code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION) && broken === constraint
}
