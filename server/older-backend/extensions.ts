import { contractDocument } from '../contract/document.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows `$ref` until it reaches a schema. */
function resolveReferences(schema: unknown): Node {
  if (!isNode(schema)) return {}
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  const [kind = '', name = ''] = reference.split('/').slice(2)
  return resolveReferences(contractDocument.components[kind]?.[name])
}

const isExtension = (schema: unknown): boolean =>
  (isNode(schema) && schema['x-extension'] === true) ||
  resolveReferences(schema)['x-extension'] === true

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Removes from a value everything that the contract marks as our extension. */
export function removeExtensions(value: unknown, schema: unknown): unknown {
  const { items, prefixItems, ...rest } = resolveReferences(schema)
  if (Array.isArray(value)) {
    return value.map((item, at) => removeExtensions(item, toList(prefixItems)[at] ?? items))
  }
  if (!isNode(value)) return value
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((kind) => toList(rest[kind]))
  const whole = parts.reduce((left: unknown, part) => removeExtensions(left, part), value)
  const properties = isNode(rest['properties']) ? rest['properties'] : {}
  const known = Object.entries(isNode(whole) ? whole : {}).filter(
    ([name]) => !isExtension(properties[name]),
  )
  return Object.fromEntries(
    known.map(([name, part]) => [name, removeExtensions(part, properties[name])]),
  )
}

/** Finds a call in the contract document. */
function findCall(path: string, method: string): Node {
  const node: unknown = contractDocument.paths[path]?.[method.toLowerCase()]
  return isNode(node) ? node : {}
}

const findJsonSchema = (body: unknown): unknown => {
  const content = resolveReferences(body)['content']
  const media = isNode(content) ? content['application/json'] : undefined
  return isNode(media) ? media['schema'] : undefined
}

/** Whether the whole call is an extension. */
export const isOwnCall = (path: string, method: string): boolean =>
  findCall(path, method)['x-extension'] === true

export const findRequestSchema = (path: string, method: string): unknown =>
  findJsonSchema(findCall(path, method)['requestBody'])

export function findResponseSchema(path: string, method: string, status: number): unknown {
  const responses = findCall(path, method)['responses']
  return isNode(responses) ? findJsonSchema(responses[String(status)]) : undefined
}
