import type { OperationId } from './call.ts'
import { entryWith, responseAt } from './entries.ts'
import { type ResponseNode, step } from './document.ts'
import { faultsFrom } from './faults.ts'
import { bodyCheck } from './schemas.ts'

/** An answer that is not in the contract: a fault of the server. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The media type of an answer; null when it has no body. */
export function mediaTypeOf(id: OperationId, status: number): string | null {
  const content = responseAt(entryWith(id), status)?.node.content ?? {}
  return Object.keys(content)[0] ?? null
}

/** Throws `ContractBroken` unless the contract lists this answer. `body` is parsed, or text. */
export function validateResponse(
  id: OperationId,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const response = responseAt(entryWith(id), status)
  const why = response ? complaint(response, contentType, body) : 'this status is not listed'
  if (why) throw new ContractBroken(`${id} answers ${status}: ${why}`)
}

function complaint(
  { node, pointer }: { node: ResponseNode; pointer: string },
  contentType: string | null,
  body: unknown,
): string | null {
  if (!node.content) return isEmpty(body) ? null : 'this status has no body'
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!(mediaType in node.content)) return `the media type '${mediaType}' is not listed`
  const check = bodyCheck(step(pointer, 'content', mediaType))
  if (check(body)) return null
  const faults = faultsFrom('body', check.errors)
  return faults.map((fault) => `${fault.pointer || 'the body'} ${fault.detail}`).join('; ')
}

const isEmpty = (body: unknown) => body === undefined || body === null || body === ''
