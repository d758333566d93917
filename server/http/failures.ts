import type { ContractOperation } from '../contract/contract.ts'
import { Refusal } from '../contract/problem.ts'
import { DatabaseUnavailable } from '../db/connection/unavailable.ts'

/** Errors of the database about a value that it cannot hold, such as a year beyond its calendar. */
const DATA_EXCEPTION = /^22/

/** The disk is full or refuses, as the embedded database says it: there is no connection that could tell of it. */
const NO_ROOM = /^(?:53|58030$)/

/** In seconds: about as long as a connection takes to come back. */
const SOON = { 'retry-after': '2' }

/** What the caller is told: a refusal as it is, and of anything else nothing. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable', {}, SOON)
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) return new Refusal('invalid-request')
  if (typeof code === 'string' && NO_ROOM.test(code)) return new Refusal('unavailable', {}, SOON)
  return new Refusal('internal')
}

/** Whether it is ours, and whoever runs the server wants to know. */
export const isFailure = ({ problem }: Refusal): boolean =>
  problem.code === 'internal' || problem.code === 'unavailable'

/**
 * One line for whoever runs the server. It names the call as the contract does, never by its
 * address: addresses of some calls hold passwords and tokens.
 */
export function failureLine(operation: ContractOperation | null, error: unknown): string {
  const { status } = toRefusal(error).problem
  const call = operation ? `${operation.method} ${operation.path}` : 'outside the contract'
  if (!(error instanceof Error)) return `${status} ${call}: ${String(error)}`
  const where = error.stack?.split('\n')[1]?.trim() ?? ''
  return `${status} ${call}: ${error.name}: ${error.message.split('\n')[0]} ${where}`
}
