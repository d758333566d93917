import type { ContractOperation } from '../contract/contract.ts'
import { Refusal } from '../contract/problem.ts'
import { DatabaseUnavailable } from '../db/connection/unavailable.ts'

/** Database errors about unsupported values, such as a year beyond its calendar. */
const DATA_EXCEPTION = /^22/

/** A full or failing disk as the embedded database reports it, which has no connection errors. */
const DISK_FAILURE_CODES = /^(?:53|58030$)/

/** In seconds: about as long as a reconnect takes. */
const RETRY_SOON = { 'retry-after': '2' }

/** The error sent to the client: known errors unchanged, all others without details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable', {}, RETRY_SOON)
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) return new Refusal('invalid-request')
  if (typeof code === 'string' && DISK_FAILURE_CODES.test(code))
    return new Refusal('unavailable', {}, RETRY_SOON)
  return new Refusal('internal')
}

/** Whether it is a server error that operators need to know about. */
export const isFailure = ({ problem }: Refusal): boolean =>
  problem.code === 'internal' || problem.code === 'unavailable'

/**
 * One log line for operators. It names the call by its operation id, never by URL: URLs of some
 * calls contain passwords and tokens.
 */
export function failureLine(operation: ContractOperation | null, error: unknown): string {
  const { status } = toRefusal(error).problem
  const call = operation ? `${operation.method} ${operation.path}` : 'outside the contract'
  if (!(error instanceof Error)) return `${status} ${call}: ${String(error)}`
  const where = error.stack?.split('\n')[1]?.trim() ?? ''
  return `${status} ${call}: ${error.name}: ${error.message.split('\n')[0]} ${where}`
}
