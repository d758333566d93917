import type { ContractOperation } from '../contract/contract.ts'
import { Refusal } from '../contract/problem.ts'
import { DatabaseUnavailableError } from '../db/connection/unavailable.ts'

/** Database errors caused by unsupported values, such as a year outside its calendar. */
const DATA_EXCEPTION_CODE_PATTERN = /^22/

/**
 * The codes of a full or failing disk in the embedded database, which does not throw
 * `DatabaseUnavailableError`.
 */
const DISK_FAILURE_CODE_PATTERN = /^(?:53|58030$)/

/** In seconds: about as long as a reconnect takes. */
const RETRY_HEADERS = { 'retry-after': '2' }

/** Converts an error to the one sent to the client: known errors unchanged, all others without details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailableError)
    return new Refusal('unavailable', {}, RETRY_HEADERS)
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && DATA_EXCEPTION_CODE_PATTERN.test(code))
    return new Refusal('invalid-request')
  if (typeof code === 'string' && DISK_FAILURE_CODE_PATTERN.test(code))
    return new Refusal('unavailable', {}, RETRY_HEADERS)
  return new Refusal('internal')
}

/** Whether operators must be informed of this error. */
export const isFailure = ({ problem }: Refusal): boolean =>
  problem.code === 'internal' || problem.code === 'unavailable'

/**
 * Formats one log line for operators. Identifies the call by its operation, never by its URL, because some URLs
 * contain passwords and tokens.
 */
export function formatFailure(operation: ContractOperation | null, error: unknown): string {
  const { status } = toRefusal(error).problem
  const call = operation ? `${operation.method} ${operation.path}` : 'outside the contract'
  if (!(error instanceof Error)) return `${status} ${call}: ${String(error)}`
  const where = error.stack?.split('\n')[1]?.trim() ?? ''
  return `${status} ${call}: ${error.name}: ${error.message.split('\n')[0]} ${where}`
}
