import type { AnyModel, MachineFolder } from '#machines/testing/catalogue.ts'

import type { DocumentedAnswer } from './contract.ts'
import { portOutcome, type Instead } from './port-outcome.ts'
import { type Called, PORT_OPERATIONS } from './port-operations.ts'

/** How often the paths give an answer of the contract to a machine. */
export interface Exercised extends DocumentedAnswer {
  folder: MachineFolder
  port: string
  /** The labels of the model that stand for it. */
  labels: string[]
  /** The ids of the paths in which one of them happens. */
  paths: string[]
  /** Whether the chart has a branch of its own for it. */
  isForeseen: boolean
  /** Where no path gives it: what the chart hears in its place, and a path that gives that. */
  instead: Instead | null
}

/** What a model says an answer is, as the contract would have it. */
interface WireAnswer {
  /** 200 stands for each way to say yes. */
  status: number
  code: string | null
}

/** The answers that the ports of a machine can get, and the paths that give them. */
export function exercisedAnswers(
  folder: MachineFolder,
  model: AnyModel,
  walked: ReadonlyMap<string, readonly string[]>,
  { contract, foreseen }: { contract: readonly DocumentedAnswer[]; foreseen: ForeseenCodes },
): Exercised[] {
  return Object.entries(PORT_OPERATIONS[folder] ?? {}).flatMap(([port, called]) =>
    contract
      .filter(({ operation }) => listOperations(called).includes(operation))
      .map((answer) => {
        const labels = labelsFor(model, port, answer)
        const paths = pathsWith(walked, labels)
        const isForeseen = Boolean(answer.code && foreseen.get(answer.operation)?.has(answer.code))
        const heard =
          paths.length === 0
            ? portOutcome({ folder, port, outcomes: listOutcomes(model, port) }, answer)
            : null
        const instead = heard && { ...heard, paths: pathsWith(walked, heard.labels) }
        return { ...answer, folder, port, labels, paths, isForeseen, instead }
      }),
  )
}

const pathsWith = (walked: ReadonlyMap<string, readonly string[]>, labels: readonly string[]) => [
  ...new Set(labels.flatMap((label) => walked.get(label) ?? [])),
]

export const listOperations = (called: Called): readonly string[] =>
  typeof called === 'string' ? [] : called

/** The outcomes of a port that are this answer. */
const labelsFor = (model: AnyModel, port: string, answer: DocumentedAnswer): string[] =>
  listOutcomes(model, port)
    .filter(([, value]) => isSame(onWire(value), answer))
    .map(([label]) => label)

/** Everything that a model lets a port answer, by the label of the step. */
export function listOutcomes({ outcomes }: AnyModel, port: string) {
  const { done = {}, error = {} } = outcomes[port] ?? {}
  return [
    ...Object.entries(done).map(([name, output]) => [`${port} done: ${name}`, output] as const),
    ...Object.entries(error).map(
      ([name, problem]) => [`${port} failed: ${name}`, { problem }] as const,
    ),
  ]
}

interface PortOutcome {
  ok?: boolean
  problem?: { kind: string; status?: number; code?: string }
  status?: string
  reading?: { status: string }
}

/**
 * A yes without a problem is 200, a no without one 204, what never reached the wire is null. What became of a payment is
 * told by a code of its own: `payment-open` for what is `open`. A list tells what its first entry does.
 */
function onWire(value: unknown): WireAnswer | null {
  const told: unknown = Array.isArray(value) ? value[0] : value
  const { ok = true, problem, status, reading } = (told ?? {}) as PortOutcome
  const stands = status ?? reading?.status
  if (stands !== undefined && stands !== 'paid') return { status: 400, code: `payment-${stands}` }
  if (problem === undefined) return { status: ok ? 200 : 204, code: null }
  if (problem.kind !== 'http' || problem.status === undefined) return null
  return { status: problem.status, code: problem.code ?? null }
}

/** A model may leave the code of a status out, where the chart does not look at it. */
function isSame(wire: WireAnswer | null, { status, code }: DocumentedAnswer): boolean {
  return wire !== null && wire.status === status && (wire.code === null || wire.code === code)
}

/** The codes of each operation for which a chart has a branch of its own. */
export type ForeseenCodes = ReadonlyMap<string, ReadonlySet<string>>

const FORESEEN = /Foreseen<([^<>,]+),([^<>]+)>/g

/** `Foreseen<'signIn', 'invalid-request'>`, read from the code of the charts: types are gone at run time. */
export function readForeseen(sources: readonly string[]): ForeseenCodes {
  const named = sources
    .flatMap((source) => [...source.matchAll(FORESEEN)])
    .flatMap(([, operations = '', codes = '']) =>
      listQuoted(operations).map((operation) => ({ operation, codes: listQuoted(codes) })),
    )
  const byOperation = Map.groupBy(named, ({ operation }) => operation)
  return new Map(
    [...byOperation].map(([operation, all]) => [
      operation,
      new Set(all.flatMap(({ codes }) => codes)),
    ]),
  )
}

const listQuoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
