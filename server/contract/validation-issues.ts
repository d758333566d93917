import type { ErrorObject } from 'ajv/dist/2020.js'

import type { components } from '#openapi/schema.d.ts'

import type { ValidationIssue } from './problem.ts'

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
const MOST_ISSUES = 100

/** One issue a field, the first that was found there: a date that is no date is not also no null. */
export function validationIssues(
  where: NonNullable<ValidationIssue['in']>,
  errors: readonly ErrorObject[] | null | undefined,
): ValidationIssue[] {
  const byPointer = new Map<string, ValidationIssue>()
  for (const error of errors ?? []) {
    const pointer = issuePointer(error)
    if (byPointer.has(pointer)) continue
    const code = CODES[error.keyword] ?? 'wrong-format'
    byPointer.set(pointer, { in: where, pointer, code, detail: error.message ?? error.keyword })
    if (byPointer.size === MOST_ISSUES) break
  }
  return [...byPointer.values()]
}

function issuePointer({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  return typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
}
