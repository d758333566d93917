import type { Call, OperationId } from './call.ts'
import { type ParameterNode, stepInto } from './document.ts'
import {
  type ContractOperation,
  entries,
  type OperationEntry,
  findEntry,
  type Method,
} from './entries.ts'
import { IssueList } from './issue-list.ts'
import type { ValidationIssue } from './problem.ts'
import { getBodyValidator, getParameterValidator } from './schemas.ts'
import { addUnstorableIssues } from './unstorable.ts'
import { addValidationIssues } from './validation-issues.ts'

export type * from './call.ts'
export type { ContractOperation } from './entries.ts'
export { findResponseMediaType as responseMediaType, validateResponse } from './answers.ts'

/** Every call of openapi/masar.yaml. */
export const contractOperations: readonly ContractOperation[] = entries

export type Match =
  | { readonly operation: ContractOperation; readonly params: Readonly<Record<string, string>> }
  | { readonly operation: null; readonly allowed: readonly Method[] }

/**
 * Finds the operation of a request, ignoring case and a trailing slash. If there is no such operation, returns
 * the methods that the path allows; none for an unknown path.
 */
export function matchCall(method: string, pathname: string): Match {
  const matches = entries.filter((entry) => entry.pattern.test(pathname))
  const operation = matches.find((entry) => entry.method === method)
  if (!operation) return { operation: null, allowed: matches.map((entry) => entry.method) }
  const groups = Object.entries(operation.pattern.exec(pathname)?.groups ?? {})
  return {
    operation,
    params: Object.fromEntries(groups.map(([name, text]) => [name, decodeSegment(text)])),
  }
}

/** A raw request: parameters as text, header names in lower case, the body as parsed JSON. */
export interface RawCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

export type CheckedCall<Id extends OperationId> =
  | { readonly ok: true; readonly call: Call<Id> }
  | { readonly ok: false; readonly errors: readonly ValidationIssue[] }

/**
 * Validates a request against the contract. Parameters are converted to numbers and booleans, and unknown ones
 * are dropped; unknown fields of the body are kept. Uploads are not validated.
 */
export function validateRequest<Id extends OperationId>(id: Id, raw: RawCall): CheckedCall<Id> {
  const entry = findEntry(id)
  const issues = new IssueList()
  const params = checkParameters(issues, entry, 'path', raw.params)
  const query = checkParameters(issues, entry, 'query', raw.query)
  const headers = checkParameters(issues, entry, 'header', raw.headers)
  checkBody(issues, entry, raw.body)
  if (issues.size > 0) return { ok: false, errors: issues.toArray() }
  const body = hasParsedBody(entry) ? raw.body : undefined
  // The types are generated from the schemas that were just validated.
  return { ok: true, call: { params, query, headers, body } as Call<Id> }
}

/**
 * Validates the parameters of one part of the request, and returns them by name, converted to their types in
 * the contract.
 */
function checkParameters(
  issues: IssueList,
  { id, parameters }: OperationEntry,
  where: ParameterNode['in'],
  raw: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, unknown>> {
  const known = parameters.filter(({ node }) => node.in === where)
  const values: Record<string, unknown> = {}
  for (const { node } of known) {
    const text = raw[where === 'header' ? node.name.toLowerCase() : node.name]
    if (text !== undefined) values[node.name] = text
  }
  const check = getParameterValidator(`${id} ${where}`, known)
  if (check(values)) addUnstorableIssues(issues, where, values)
  else addValidationIssues(issues, where, check.errors)
  return values
}

const hasParsedBody = ({ body }: OperationEntry) => body === 'json' || body === 'text'

function checkBody(
  issues: IssueList,
  { requestBody, body: kind }: OperationEntry,
  body: unknown,
): void {
  if (!requestBody || kind === 'none' || kind === 'multipart') return
  if (body === undefined) return issues.add('body', '', 'required', 'must be there')
  // Check this first, because it limits the work of the schema validation.
  const former = issues.size
  addUnstorableIssues(issues, 'body', body)
  if (issues.size > former || issues.isFull) return
  const mediaType = kind === 'text' ? '*/*' : 'application/json'
  const check = getBodyValidator(stepInto(requestBody.pointer, 'content', mediaType))
  if (!check(body)) addValidationIssues(issues, 'body', check.errors)
}

/** Decodes a path segment. Malformed percent-encoding is returned unchanged, and matches nothing. */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
