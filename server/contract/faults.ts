import type { ErrorObject } from 'ajv/dist/2020.js'

import type { components } from '#openapi/schema.d.ts'

export type Fault = components['schemas']['FieldProblem']
type Code = components['schemas']['FieldProblemCode']

const CODES: Readonly<Record<string, Code>> = {
  required: 'required',
  type: 'wrong-type',
  maxLength: 'too-long',
  minLength: 'too-short',
  minimum: 'too-small',
  exclusiveMinimum: 'too-small',
  maximum: 'too-large',
  minItems: 'too-few',
  maxItems: 'too-many',
  enum: 'not-listed',
  const: 'not-listed',
}

/** As many as a problem body may name. */
const MOST_FAULTS = 100

/** One fault a place, the first that was found there: a date that is no date is not also no null. */
export function faultsFrom(
  where: NonNullable<Fault['in']>,
  errors: readonly ErrorObject[] | null | undefined,
): Fault[] {
  const byPointer = new Map<string, Fault>()
  for (const error of errors ?? []) {
    const pointer = pointerOf(error)
    if (byPointer.has(pointer)) continue
    const code = CODES[error.keyword] ?? 'wrong-format'
    byPointer.set(pointer, { in: where, pointer, code, detail: error.message ?? error.keyword })
    if (byPointer.size === MOST_FAULTS) break
  }
  return [...byPointer.values()]
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  return typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
}
