import { resolveReference, type JsonReference } from '../contract/document.ts'

/** A value that the schema rejects at this path; `ABSENT` means that it is missing. */
export interface InvalidValue {
  readonly pointer: string
  readonly value: unknown
}

export const ABSENT = Symbol('absent')

type Schema = Readonly<Record<string, unknown>>

/**
 * Lists invalid values for every path of a schema: of another type, too long, too many, out of range, not in
 * the enumeration, not matching the pattern, missing.
 */
export function listInvalidValues(given: unknown, pointer = ''): InvalidValue[] {
  const schema = resolveSchema(given)
  const parts = readSchemaList(schema, 'allOf')
  if (parts.length > 0) return parts.flatMap((part) => listInvalidValues(part, pointer))

  const [only, ...others] = readSchemaList(schema, 'anyOf').filter((part) => !isNull(part))
  if (only !== undefined) {
    const types = [only, ...others].flatMap((part) => listSchemaTypes(resolveSchema(part)))
    const allowed = new Set([...types, 'null'])
    if (others.length > 0) return listOtherTypes(allowed, pointer)
    return listInvalidValues(only, pointer).filter(
      ({ pointer: at, value }) => at !== pointer || value !== null,
    )
  }
  return [
    ...listOtherTypes(new Set(listSchemaTypes(schema)), pointer),
    ...listInvalidTexts(schema).map((value) => ({ pointer, value })),
    ...listInvalidNumbers(schema).map((value) => ({ pointer, value })),
    ...listInvalidItems(schema, pointer),
    ...listInvalidProperties(schema, pointer),
  ]
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'text',
  number: 7,
  boolean: true,
  array: [],
  object: {},
  null: null,
}

function listOtherTypes(allowed: ReadonlySet<string>, pointer: string): InvalidValue[] {
  if (allowed.size === 0) return []
  const isAllowed = (type: string) =>
    allowed.has(type) || (type === 'number' && allowed.has('integer'))
  const others = Object.entries(SAMPLES).filter(([type]) => !isAllowed(type))
  return others.map(([, value]) => ({ pointer, value }))
}

export function listInvalidTexts(given: unknown): string[] {
  const schema = resolveSchema(given)
  if (!listSchemaTypes(schema).includes('string')) return []
  const { maxLength, minLength, pattern, format, enum: listed } = schema
  const wrong: string[] = []
  if (typeof maxLength === 'number') wrong.push('a'.repeat(maxLength + 1))
  if (typeof minLength === 'number' && minLength > 0) wrong.push('')
  if (typeof format === 'string' || Array.isArray(listed)) wrong.push('of-no-such-kind')
  if (typeof pattern === 'string') {
    const shape = new RegExp(pattern, 'u')
    wrong.push(...['', '\u{1F697}', '17 & more', '\u0007'].filter((text) => !shape.test(text)))
  }
  return wrong
}

export function listInvalidNumbers(given: unknown): number[] {
  const schema = resolveSchema(given)
  const { minimum, maximum, exclusiveMinimum } = schema
  const wrong = listSchemaTypes(schema).includes('integer') ? [1.5] : []
  if (typeof minimum === 'number') wrong.push(minimum - 1)
  if (typeof maximum === 'number') wrong.push(maximum + 1)
  if (typeof exclusiveMinimum === 'number') wrong.push(exclusiveMinimum)
  return wrong
}

function listInvalidItems(schema: Schema, pointer: string): InvalidValue[] {
  if (!listSchemaTypes(schema).includes('array')) return []
  const { items, maxItems, minItems } = schema
  const wrong: InvalidValue[] = listInvalidValues(items, `${pointer}/0`)
  if (typeof maxItems === 'number')
    wrong.push({
      pointer,
      value: Array.from({ length: maxItems + 1 }, () => createValidValue(items)),
    })
  if (typeof minItems === 'number' && minItems > 0) wrong.push({ pointer, value: [] })
  return wrong
}

function listInvalidProperties(schema: Schema, pointer: string): InvalidValue[] {
  const required = readSchemaList(schema, 'required').map((name) => ({
    pointer: `${pointer}/${String(name)}`,
    value: ABSENT,
  }))
  const inside = Object.entries(resolveSchema(schema['properties'])).flatMap(([name, property]) =>
    listInvalidValues(property, `${pointer}/${name}`),
  )
  return [...required, ...inside]
}

/** Lists the paths of the free texts in a schema. */
export function listFreeTexts(given: unknown, pointer = ''): string[] {
  const schema = resolveSchema(given)
  const { enum: listed, format } = schema
  if (listSchemaTypes(schema).includes('string'))
    return Array.isArray(listed) || typeof format === 'string' ? [] : [pointer]
  const parts = [...readSchemaList(schema, 'allOf'), ...readSchemaList(schema, 'anyOf')]
  const properties = Object.entries(resolveSchema(schema['properties']))
  return [
    ...parts.flatMap((part) => listFreeTexts(part, pointer)),
    ...(schema['items'] ? listFreeTexts(schema['items'], `${pointer}/0`) : []),
    ...properties.flatMap(([name, property]) => listFreeTexts(property, `${pointer}/${name}`)),
  ]
}

/** Creates a valid value, for lists whose only error is their length. */
function createValidValue(given: unknown): unknown {
  const { enum: listed, pattern } = resolveSchema(given)
  if (Array.isArray(listed)) return listed[0]
  return typeof pattern === 'string' ? '0123456789abcdef01234567' : {}
}

function resolveSchema(given: unknown): Schema {
  if (typeof given !== 'object' || given === null) return {}
  if (!('$ref' in given)) return { ...given }
  const { $ref, ...beside } = given
  return {
    ...resolveSchema(
      resolveReference<JsonReference | object>({ node: { $ref: String($ref) }, pointer: '' }).node,
    ),
    ...beside,
  }
}

const readSchemaList = (schema: Schema, name: string): unknown[] => {
  const list = schema[name]
  return Array.isArray(list) ? list : []
}

const listSchemaTypes = ({ type }: Schema): string[] =>
  [type].flat().filter((name) => typeof name === 'string')

const isNull = (part: unknown) => listSchemaTypes(resolveSchema(part)).join() === 'null'
