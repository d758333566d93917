import type { OperationId } from './call.ts'
import { type ResponseNode, stepInto } from './document.ts'
import { findEntry, findResponse } from './entries.ts'
import { IssueList } from './issue-list.ts'
import { bodyCheck } from './schemas.ts'
import { addValidationIssues } from './validation-issues.ts'

/** A response that violates the contract: a server error. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The media type of a response; null without a body. */
export function responseMediaType(id: OperationId, status: number): string | null {
  const content = findResponse(findEntry(id), status)?.node.content ?? {}
  return Object.keys(content)[0] ?? null
}

/** Throws `ContractBroken` unless the contract lists this response. `body` is parsed, or text. */
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
  if (mismatch) throw new ContractBroken(`${id} answers ${status}: ${mismatch}`)
}

function describeMismatch(
  { node, pointer }: { node: ResponseNode; pointer: string },
  contentType: string | null,
  body: unknown,
): string | null {
  if (!node.content) return isEmpty(body) ? null : 'this status has no body'
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!(mediaType in node.content)) return `the media type '${mediaType}' is not listed`
  const check = bodyCheck(stepInto(pointer, 'content', mediaType))
  if (check(body)) return null
  const issues = new IssueList()
  addValidationIssues(issues, 'body', check.errors)
  return issues
    .toArray()
    .map((issue) => `${issue.pointer || 'the body'} ${issue.detail}`)
    .join('; ')
}

const isEmpty = (body: unknown) => body === undefined || body === null || body === ''
