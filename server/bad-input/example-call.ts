import { follow, type MediaNode, type ParameterNode } from '../contract/document.ts'
import type { OperationEntry } from '../contract/entries.ts'
import { ABSENT, type Wrong } from './wrong-values.ts'

/** A call from the contract's examples. */
export interface ExampleCall {
  params: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

export function exampleCall({ parameters, requestBody }: OperationEntry): ExampleCall {
  const parameterExamples = (where: ParameterNode['in']) =>
    Object.fromEntries(
      parameters
        .filter(({ node }) => node.in === where)
        .map(({ node }) => [node.name, String(node.example)]),
    )
  return {
    params: parameterExamples('path'),
    headers: parameterExamples('header'),
    body: mediaExample(requestBody?.node.content['application/json']),
  }
}

function mediaExample(media: MediaNode | undefined): unknown {
  if (!media || media.example !== undefined) return media?.example
  const [first] = Object.values(media.examples ?? {})
  return first && follow<{ value: unknown }>({ node: first, pointer: '' }).node.value
}

export const bodySchema = ({ requestBody }: OperationEntry): unknown =>
  Reflect.get(requestBody?.node.content['application/json'] ?? {}, 'schema')

export function callPath(
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

/** The body with one value replaced. */
export function withWrong(body: unknown, { pointer, value }: Wrong): unknown {
  const [name, ...rest] = pointer.split('/').slice(1)
  if (name === undefined) return value
  const inner = { pointer: rest.map((step) => `/${step}`).join(''), value }
  if (name === '0') return [withWrong(Array.isArray(body) ? body[0] : undefined, inner)]
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  const changed = withWrong(Reflect.get(fields, name), inner)
  const others = Object.entries(fields).filter(([field]) => field !== name)
  return Object.fromEntries(changed === ABSENT ? others : [...others, [name, changed]])
}
