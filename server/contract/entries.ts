import type { OperationId } from './call.ts'
import {
  type BodyNode,
  contractDocument,
  resolveReference,
  type LocatedNode,
  type OperationNode,
  type ParameterNode,
  type ResponseNode,
  stepInto,
} from './document.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Security = 'none' | 'sessionCookie' | 'guestCookie'

/** One call of openapi/masar.yaml. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: Method
  /** As in the contract: `/api/user/{id}`. */
  readonly path: string
  /** Any one of them grants access; `none` is public. */
  readonly security: readonly Security[]
  /** `text` accepts any media type. */
  readonly body: 'none' | 'json' | 'text' | 'multipart'
}

/** An operation with the pointers of its parts in the document. */
export interface OperationEntry extends ContractOperation {
  readonly pattern: RegExp
  readonly parameters: readonly LocatedNode<ParameterNode>[]
  readonly requestBody: LocatedNode<BodyNode> | null
  readonly located: LocatedNode<OperationNode>
}

export const entries: readonly OperationEntry[] = Object.entries(contractDocument.paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, node]) => createEntry(path, method, node)),
)

const entriesById = new Map<string, OperationEntry>(entries.map((entry) => [entry.id, entry]))

export function findEntry(id: OperationId): OperationEntry {
  const entry = entriesById.get(id)
  if (!entry) throw new Error(`The contract has no operation ${id}`)
  return entry
}

export function findResponse(
  { located }: OperationEntry,
  status: number,
): LocatedNode<ResponseNode> | null {
  const node = located.node.responses[status]
  return node
    ? resolveReference({ node, pointer: stepInto(located.pointer, 'responses', String(status)) })
    : null
}

function createEntry(path: string, method: string, node: OperationNode): OperationEntry {
  const located = { node, pointer: stepInto('', 'paths', path, method) }
  const requestBody = node.requestBody
    ? resolveReference({
        node: node.requestBody,
        pointer: stepInto(located.pointer, 'requestBody'),
      })
    : null
  return {
    id: node.operationId as OperationId,
    method: method.toUpperCase() as Method,
    path,
    security: readSecurity(node),
    body: readBodyKind(requestBody),
    pattern: createPathPattern(path),
    parameters: (node.parameters ?? []).map((parameter, index) =>
      resolveReference({
        node: parameter,
        pointer: stepInto(located.pointer, 'parameters', String(index)),
      }),
    ),
    requestBody,
    located,
  }
}

function readSecurity(node: OperationNode): Security[] {
  const alternatives = node.security ?? contractDocument.security ?? []
  const names = alternatives.map((alternative) => Object.keys(alternative)[0] ?? 'none')
  return names.length === 0 ? ['none'] : (names as Security[])
}

function readBodyKind(requestBody: LocatedNode<BodyNode> | null): ContractOperation['body'] {
  if (!requestBody) return 'none'
  const { content } = requestBody.node
  if ('application/json' in content) return 'json'
  return '*/*' in content ? 'text' : 'multipart'
}

/** Ignores case and a trailing slash (WIRE-71). */
function createPathPattern(path: string): RegExp {
  const segments = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${segments}/?$`, 'i')
}
