import { contractDocument } from '../contract/document.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Resolves all references of a schema. */
function resolve(schema: unknown): Node {
  if (!isNode(schema)) return {}
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  const [kind = '', name = ''] = reference.split('/').slice(2)
  return resolve(contractDocument.components[kind]?.[name])
}

const isExtension = (schema: unknown): boolean =>
  (isNode(schema) && schema['x-extension'] === true) || resolve(schema)['x-extension'] === true

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The part of a value that an older backend knows: the contract marks our extensions. */
export function withoutExtensions(value: unknown, schema: unknown): unknown {
  const { items, prefixItems, ...rest } = resolve(schema)
  if (Array.isArray(value)) {
    return value.map((item, at) => withoutExtensions(item, list(prefixItems)[at] ?? items))
  }
  if (!isNode(value)) return value
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((kind) => list(rest[kind]))
  const whole = parts.reduce((left: unknown, part) => withoutExtensions(left, part), value)
  const properties = isNode(rest['properties']) ? rest['properties'] : {}
  const known = Object.entries(isNode(whole) ? whole : {}).filter(
    ([name]) => !isExtension(properties[name]),
  )
  return Object.fromEntries(
    known.map(([name, part]) => [name, withoutExtensions(part, properties[name])]),
  )
}

/** A call of the contract as in the document. */
function callNode(path: string, method: string): Node {
  const node: unknown = contractDocument.paths[path]?.[method.toLowerCase()]
  return isNode(node) ? node : {}
}

const jsonSchema = (body: unknown): unknown => {
  const content = resolve(body)['content']
  const media = isNode(content) ? content['application/json'] : undefined
  return isNode(media) ? media['schema'] : undefined
}

/** Whether a whole call is an extension. */
export const isOwnCall = (path: string, method: string): boolean =>
  callNode(path, method)['x-extension'] === true

/** The request schema of a call. */
export const requestSchema = (path: string, method: string): unknown =>
  jsonSchema(callNode(path, method)['requestBody'])

/** The response schema of a call for a status. */
export function responseSchema(path: string, method: string, status: number): unknown {
  const responses = callNode(path, method)['responses']
  return isNode(responses) ? jsonSchema(responses[String(status)]) : undefined
}
