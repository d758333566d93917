import { DatabaseError } from 'pg'

/**
 * Thrown when the database does not respond: it is unreachable, the connection broke, or a query took too long.
 * Whether a transaction was committed is unknown.
 */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/**
 * Connection failures, too many connections, insufficient resources, a server that is stopping or starting, and
 * timeouts of statements, locks and transactions.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const TEMPORARY_ERROR_CODE_PATTERN = /^(?:08|53|57P|57014$|55P03$|25P03$|25P04$)/

/** Rethrows an error of a query. Errors that do not come from PostgreSQL are connection failures. */
export function throwFailure(error: unknown): never {
  if (error instanceof DatabaseError && !TEMPORARY_ERROR_CODE_PATTERN.test(error.code ?? ''))
    throw error
  throwUnavailable(error)
}

export function throwUnavailable(error: unknown): never {
  throw error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError(error)
}
