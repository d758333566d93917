import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import type { WalkedLabels } from 'statechart-paths/command'

import { contractDocument, resolveReference } from '../../server/contract/document.ts'
import { getFolderByName, getModelByName } from './machines.ts'
import { toWireResponse } from './wire.ts'

/** An answer of the server that the contract allows. */
interface DocumentedAnswer {
  operation: string
  status: number
  /** The code of a problem; null if the answer has only a status. */
  code: string | null
}

/** Lists every answer of every operation, one for each problem code. */
export function listDocumentedAnswers(): DocumentedAnswer[] {
  const operations = Object.values(contractDocument.paths).flatMap((path) => Object.values(path))
  return operations.flatMap(({ operationId: operation, responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const { content } = resolveReference({ node: response, pointer: '' }).node
      const codes = listCodes(content?.['application/problem+json'])
      return (codes.length > 0 ? codes : [null]).map((code) => ({
        operation,
        status: Number(status),
        code,
      }))
    }),
  )
}

/** Lists the codes in the schema of a problem, at any depth. */
function listCodes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: { code?: { enum?: string[] } } }
  return properties?.code?.enum ?? Object.values(schema).flatMap((part) => listCodes(part))
}

/** Lists the answers of the contract that no path covers, one line for each port and operation. */
export function listUnwalkedAnswers({ machine, labels }: WalkedLabels): string[] {
  const folder = getFolderByName(machine)
  const { outcomes } = getModelByName(folder)
  const answers = listDocumentedAnswers()
  return Object.entries(PORT_OPERATIONS[folder] ?? {}).flatMap(([port, called]) => {
    const { done = {}, error = {} } = outcomes[port] ?? {}
    const given = [
      ...Object.entries(done).filter(([name]) => labels.has(`${port} done: ${name}`)),
      ...Object.entries(error)
        .filter(([name]) => labels.has(`${port} failed: ${name}`))
        .map(([name, problem]) => [name, { problem }] as const),
    ].map(([, value]) => toWireResponse(value))
    return (typeof called === 'string' ? [] : called).flatMap((operation) => {
      const missing = answers
        .filter((answer) => answer.operation === operation)
        .filter((answer) => !given.some((wire) => isSameAnswer(wire, answer)))
        .map(({ status, code }) => [status, code].filter((part) => part !== null).join(' '))
      return missing.length > 0 ? [`${folder}, ${port}: ${operation} ${missing.join(', ')}`] : []
    })
  })
}

/** A model may omit the code if its chart does not read it. */
const isSameAnswer = (
  wire: ReturnType<typeof toWireResponse>,
  { status, code }: DocumentedAnswer,
) => wire !== null && wire.status === status && (wire.code === null || wire.code === code)
