import { resolveReference, type MediaNode, type ParameterNode } from '../contract/document.ts'
import type { OperationEntry } from '../contract/entries.ts'
import { ABSENT, type InvalidValue } from './wrong-values.ts'

/** A call with the values of the contract's examples. */
export interface ExampleCall {
  params: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

export function createExampleCall({ parameters, requestBody }: OperationEntry): ExampleCall {
  const parameterExamples = (where: ParameterNode['in']) =>
    Object.fromEntries(
      parameters
        .filter(({ node }) => node.in === where)
        .map(({ node }) => [node.name, String(node.example)]),
    )
  return {
    params: parameterExamples('path'),
    headers: parameterExamples('header'),
    body: findMediaExample(requestBody?.node.content['application/json']),
  }
}

function findMediaExample(media: MediaNode | undefined): unknown {
  if (!media || media.example !== undefined) return media?.example
  const [first] = Object.values(media.examples ?? {})
  return first && resolveReference<{ value: unknown }>({ node: first, pointer: '' }).node.value
}

export const findBodySchema = ({ requestBody }: OperationEntry): unknown =>
  Reflect.get(requestBody?.node.content['application/json'] ?? {}, 'schema')

export function buildCallPath(
  { path }: OperationEntry,
  params: ExampleCall['params'],
  query = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** Returns the body with one value replaced by an invalid one. */
export function replaceValue(body: unknown, { pointer, value }: InvalidValue): unknown {
  const [name, ...rest] = pointer.split('/').slice(1)
  if (name === undefined) return value
  const inner = { pointer: rest.map((step) => `/${step}`).join(''), value }
  if (name === '0') return [replaceValue(Array.isArray(body) ? body[0] : undefined, inner)]
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  const changed = replaceValue(Reflect.get(fields, name), inner)
  const others = Object.entries(fields).filter(([field]) => field !== name)
  return Object.fromEntries(changed === ABSENT ? others : [...others, [name, changed]])
}
