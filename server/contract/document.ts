import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/** The parts of openapi/masar.yaml that the server reads. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly security?: readonly SecurityNode[]
}

export interface OperationNode {
  readonly operationId: string
  readonly security?: readonly SecurityNode[]
  readonly parameters?: readonly (ParameterNode | JsonReference)[]
  readonly requestBody?: BodyNode | JsonReference
  readonly responses: Readonly<Record<string, ResponseNode | JsonReference>>
}

export interface ParameterNode {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example?: unknown
}

export interface MediaNode {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown } | JsonReference>>
}

export type Content = Readonly<Record<string, MediaNode>>

export interface BodyNode {
  readonly required?: boolean
  readonly content: Content
}

export interface ResponseNode {
  readonly description: string
  readonly content?: Content
}

export interface JsonReference {
  readonly $ref: string
}

type SecurityNode = Readonly<Record<string, readonly string[]>>

/** A node of the document with its JSON pointer. */
export interface LocatedNode<Node> {
  readonly node: Node
  readonly pointer: string
}

const documentUrl = new URL('../../openapi/masar.yaml', import.meta.url)

/** The file is our own and tests validate its shape, so it is trusted here. */
export const contractDocument = parse(readFileSync(documentUrl, 'utf8')) as Document

export const stepInto = (pointer: string, ...names: string[]) =>
  [pointer, ...names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** Returns the node itself, or the target of its `$ref` (`#/components/...`). */
export function resolveReference<Node extends object>(
  located: LocatedNode<Node | JsonReference>,
): LocatedNode<Node> {
  if (!('$ref' in located.node)) return { node: located.node, pointer: located.pointer }
  const pointer = located.node.$ref.slice(1)
  const [, , kind = '', name = ''] = pointer.split('/')
  const node = contractDocument.components[kind]?.[name]
  if (node === undefined) throw new Error(`The contract has no ${pointer}`)
  return resolveReference({ node: node as Node | JsonReference, pointer })
}
