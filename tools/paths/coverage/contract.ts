import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/** An answer that the contract lets the server give. */
export interface DocumentedAnswer {
  operation: string
  status: number
  /** Of a problem; null where the status says all. */
  code: string | null
}

interface Response {
  $ref?: string
  content?: Readonly<Record<string, { schema?: unknown }>>
}

interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { responses: Readonly<Record<string, Response>> }
}

interface Operation {
  operationId?: string
  responses?: Readonly<Record<string, Response>>
}

export const readContract = (): DocumentedAnswer[] =>
  documentedAnswers(readFileSync('openapi/masar.yaml', 'utf8'))

/** Every answer of every operation, one for each code that a problem can have. */
export function documentedAnswers(text: string): DocumentedAnswer[] {
  const { paths, components } = parse(text) as Contract
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return operations.flatMap(({ operationId: operation, responses = {} }) => {
    if (operation === undefined) return []
    return Object.entries(responses).flatMap(([status, response]) => {
      const named = response.$ref?.split('/').at(-1)
      const resolved = named === undefined ? response : components.responses[named]
      const codes = listCodes(resolved?.content?.['application/problem+json'])
      const all: (string | null)[] = codes.length > 0 ? codes : [null]
      return all.map((code) => ({ operation, status: Number(status), code }))
    })
  })
}

/** The codes that the schema of a problem lists, wherever they stand in it. */
function listCodes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: { code?: { enum?: string[] } } }
  return properties?.code?.enum ?? Object.values(schema).flatMap((part) => listCodes(part))
}
