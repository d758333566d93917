import { describe, expect, it } from 'vitest'

import {
  type Content,
  contractDocument,
  resolveReference,
  type LocatedNode,
  type MediaNode,
  stepInto,
} from './document.ts'
import { entries, type OperationEntry, findResponse } from './entries.ts'
import { createAjv, getBodyValidator, getParameterValidator } from './schemas.ts'

interface Media extends LocatedNode<MediaNode> {
  readonly where: string
}

const requestMedia: Media[] = entries.flatMap((entry) =>
  entry.requestBody
    ? listMedia(`${entry.id} request`, entry.requestBody.pointer, entry.requestBody.node.content)
    : [],
)
const responseMedia: Media[] = entries.flatMap((entry) =>
  listStatuses(entry).flatMap((status) => {
    const response = findResponse(entry, status)
    return response
      ? listMedia(`${entry.id} ${status}`, response.pointer, response.node.content ?? {})
      : []
  }),
)

/** Responses shared by operations count once. */
const media = [
  ...new Map([...requestMedia, ...responseMedia].map((one) => [one.pointer, one])).values(),
]

describe('the examples', () => {
  it.each(media)('of $where conform to the contract', ({ node, pointer }) => {
    const examples = listExamples(node)
    const check = getBodyValidator(pointer)
    expect(examples).not.toHaveLength(0)
    for (const example of examples) expect(check(example) || check.errors).toBe(true)
  })

  it.each(entries.filter((entry) => entry.parameters.length > 0))(
    "of $id's parameters conform to the contract",
    ({ id, parameters }) => {
      for (const parameter of parameters) {
        const { name, example } = parameter.node
        const check = getParameterValidator(`${id} ${name}`, [parameter])
        expect(check({ [name]: String(example) }) || check.errors).toBe(true)
      }
    },
  )

  it('are reported when invalid', () => {
    const booked = responseMedia.find(({ where }) => where === 'checkOut 200')
    const check = getBodyValidator(booked?.pointer ?? '')
    expect(check({ bookingId: 'the-blue-one' })).toBe(false)
  })
})

describe('every operation', () => {
  it('has a unique name', () => {
    const names = entries.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([])
  })

  it.each(entries)('$id documents missing authentication, invalid bodies and failures', (entry) => {
    const statuses = listStatuses(entry)
    const expected = [429, 500]
    if (entry.method !== 'GET') expected.push(403)
    if (!entry.security.includes('none')) expected.push(401)
    if (entry.body !== 'none') expected.push(400, 413, 415)
    if (entry.parameters.length > 0) expected.push(400)
    expect(statuses).toEqual(expect.arrayContaining(expected))
  })

  it('fails only with problem bodies', () => {
    const failures = responseMedia.filter(({ where }) => /[45]\d\d$/.test(where))
    const others = failures.filter(({ pointer }) => !pointer.endsWith('application~1problem+json'))
    expect(others.map(({ where }) => where)).toEqual([])
  })
})

describe('schemas', () => {
  const schemas = Object.entries(contractDocument.components['schemas'] ?? {})

  it('limit every text, list and number', () => {
    const unlimited = schemas.flatMap(([name, schema]) => findUnlimitedPaths(schema, name))
    expect(unlimited).toEqual([])
  })

  it.each([
    ['format', { format: 'number-plate' }, 'unknown format "number-plate"'],
    ['keyword', { maxLenght: 3 }, 'unknown keyword: "maxLenght"'],
  ])('with an unknown %s are invalid', (_, schema, message) => {
    expect(() => createAjv({}).compile({ type: 'string', ...schema })).toThrow(message)
  })
})

function listMedia(where: string, pointer: string, content: Content): Media[] {
  return Object.entries(content).map(([type, node]) => ({
    where,
    node,
    pointer: stepInto(pointer, 'content', type),
  }))
}

function listStatuses({ located }: OperationEntry): number[] {
  return Object.keys(located.node.responses).map(Number)
}

function listExamples({ example, examples = {} }: MediaNode): unknown[] {
  if (example !== undefined) return [example]
  return Object.values(examples).map(
    (named) => resolveReference<{ value: unknown }>({ node: named, pointer: '' }).node.value,
  )
}

const LIMIT_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength', 'pattern', 'enum', 'const', 'format', 'contentMediaType'],
  array: ['maxItems'],
  number: ['minimum', 'exclusiveMinimum'],
  integer: ['minimum'],
}

/** Lists the paths of a schema whose values have no limit. */
function findUnlimitedPaths(schema: unknown, where: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const types = 'type' in schema ? [schema.type].flat() : []
  const isFree = types.some((type) => {
    const limits = LIMIT_KEYWORDS[String(type)]
    return limits !== undefined && !limits.some((limit) => limit in schema)
  })
  const inner = Object.entries(schema).flatMap(([name, part]) =>
    findUnlimitedPaths(part, `${where}/${name}`),
  )
  return isFree ? [where, ...inner] : inner
}
