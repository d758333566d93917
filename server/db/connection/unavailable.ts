import { DatabaseError } from 'pg'

/**
 * The database does not answer: it is not there, the connection broke, or it took too long. What a
 * transaction has done by then is either all there or not at all, and nobody knows which.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * Connection failures, too many connections or too little room, a server that stops or starts, and
 * statements, locks and transactions that were ended because they took too long.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSES = /^(?:08|53|57P|57014$|55P03$|25P03$|25P04$)/

/** Throws what a query has failed with; everything that PostgreSQL did not say is the connection. */
export function throwFailure(error: unknown): never {
  if (error instanceof DatabaseError && !PASSES.test(error.code ?? '')) throw error
  throwUnavailable(error)
}

export function throwUnavailable(error: unknown): never {
  throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error)
}
