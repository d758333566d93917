import type { OperationId } from './call.ts'
import { type ResponseNode, stepInto } from './document.ts'
import { findEntry, findResponse } from './entries.ts'
import { IssueList } from './issue-list.ts'
import { getBodyValidator } from './schemas.ts'
import { addValidationIssues } from './validation-issues.ts'

/** Thrown for a response that violates the contract, as a server error. */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
}

/** Returns the media type of a response; null if it has no body. */
export function findResponseMediaType(id: OperationId, status: number): string | null {
  const content = findResponse(findEntry(id), status)?.node.content ?? {}
  return Object.keys(content)[0] ?? null
}

/** Throws `ContractViolation` unless the contract lists this response. `body` is parsed JSON or text. */
export function validateResponse(
  id: OperationId,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const response = findResponse(findEntry(id), status)
  const mismatch = response
    ? describeMismatch(response, contentType, body)
    : 'this status is not listed'
  if (mismatch) throw new ContractViolation(`${id} answers ${status}: ${mismatch}`)
}

function describeMismatch(
  { node, pointer }: { node: ResponseNode; pointer: string },
  contentType: string | null,
  body: unknown,
): string | null {
  if (!node.content) return isEmpty(body) ? null : 'this status has no body'
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!(mediaType in node.content)) return `the media type '${mediaType}' is not listed`
  const check = getBodyValidator(stepInto(pointer, 'content', mediaType))
  if (check(body)) return null
  const issues = new IssueList()
  addValidationIssues(issues, 'body', check.errors)
  return issues
    .toArray()
    .map((issue) => `${issue.pointer || 'the body'} ${issue.detail}`)
    .join('; ')
}

const isEmpty = (body: unknown) => body === undefined || body === null || body === ''
