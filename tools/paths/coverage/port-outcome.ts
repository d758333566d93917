import { isAmbiguous } from '#domain/service/problem.ts'
import { refusalFor } from '#machines/answer.ts'
import type { MachineFolder } from '#machines/testing/catalogue.ts'

import type { DocumentedAnswer } from './contract.ts'
import { KEEPING, NO_CONTENT, PORT_REFUSALS } from './port-refusals.ts'

/** What the chart hears in place of an answer that no path gives, and the paths that give that. */
export interface Instead {
  /** What the port makes of it: a refusal by its name, or null for a failure like any other. */
  refused: string | null
  labels: string[]
  paths: string[]
}

export interface Port {
  folder: MachineFolder
  port: string
  /** What the model lets it answer, by the label of the step. */
  outcomes: readonly (readonly [label: string, output: unknown])[]
}

/**
 * By the same table by which the port tells refusals from failures. What a port makes of a yes without
 * content is said by hand; null where nobody has.
 */
export function portOutcome(
  { folder, port, outcomes }: Port,
  { status, code }: DocumentedAnswer,
): Omit<Instead, 'paths'> | null {
  const problem = { kind: 'http', status, ...(code && { code }) } as const
  const listLabels = (isSuch: (output: unknown, label: string) => boolean) =>
    outcomes.filter(([label, output]) => isSuch(output, label)).map(([label]) => label)

  if (KEEPING[folder]?.includes(port) && !isAmbiguous(problem))
    return { refused: 'one that stays', labels: listLabels(isList) }
  const refused = refusalFor(problem, PORT_REFUSALS[folder]?.[port] ?? {})
  if (refused !== undefined)
    return { refused, labels: listLabels((output) => outputRefusal(output) === refused) }
  if (status >= 400)
    return {
      refused: null,
      labels: listLabels((_output, label) => label.startsWith(`${port} failed`)),
    }
  const labels = NO_CONTENT[folder]?.[port]
  return labels ? { refused: 'no content', labels: [...labels] } : null
}

const isList = (output: unknown) => Array.isArray(output) && output.length > 0
const outputRefusal = (output: unknown) => (output as { refused?: string } | undefined)?.refused
