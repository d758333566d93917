import type { OperationId } from './call.ts'
import {
  type BodyNode,
  document,
  follow,
  type OperationNode,
  type ParameterNode,
  type Place,
  type ResponseNode,
  step,
} from './document.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Security = 'none' | 'sessionCookie' | 'guestCookie'

/** One call of openapi/masar.yaml. */
export interface Operation {
  readonly id: OperationId
  readonly method: Method
  /** As the contract writes it: `/api/user/{id}`. */
  readonly path: string
  /** Any one of them admits; `none` admits everybody. */
  readonly security: readonly Security[]
  /** `text` is taken as it comes, whatever its media type. */
  readonly body: 'none' | 'json' | 'text' | 'multipart'
}

/** An operation with where its parts are in the document. */
export interface Entry extends Operation {
  readonly pattern: RegExp
  readonly parameters: readonly Place<ParameterNode>[]
  readonly requestBody: Place<BodyNode> | null
  readonly place: Place<OperationNode>
}

export const entries: readonly Entry[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, node]) => entryFor(path, method, node)),
)

const byId = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]))

export function entryWith(id: OperationId): Entry {
  const entry = byId.get(id)
  if (!entry) throw new Error(`The contract has no operation ${id}`)
  return entry
}

export function responseAt({ place }: Entry, status: number): Place<ResponseNode> | null {
  const node = place.node.responses[status]
  return node ? follow({ node, pointer: step(place.pointer, 'responses', String(status)) }) : null
}

function entryFor(path: string, method: string, node: OperationNode): Entry {
  const place = { node, pointer: step('', 'paths', path, method) }
  const requestBody = node.requestBody
    ? follow({ node: node.requestBody, pointer: step(place.pointer, 'requestBody') })
    : null
  return {
    id: node.operationId as OperationId,
    method: method.toUpperCase() as Method,
    path,
    security: securityOf(node),
    body: bodyKindOf(requestBody),
    pattern: patternOf(path),
    parameters: (node.parameters ?? []).map((parameter, index) =>
      follow({ node: parameter, pointer: step(place.pointer, 'parameters', String(index)) }),
    ),
    requestBody,
    place,
  }
}

function securityOf(node: OperationNode): Security[] {
  const alternatives = node.security ?? document.security ?? []
  const names = alternatives.map((alternative) => Object.keys(alternative)[0] ?? 'none')
  return names.length === 0 ? ['none'] : (names as Security[])
}

function bodyKindOf(requestBody: Place<BodyNode> | null): Operation['body'] {
  if (!requestBody) return 'none'
  const { content } = requestBody.node
  if ('application/json' in content) return 'json'
  return '*/*' in content ? 'text' : 'multipart'
}

/** Without regard to case, with or without a slash at the end (contract.md 1.0). */
function patternOf(path: string): RegExp {
  const segments = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${segments}/?$`, 'i')
}
