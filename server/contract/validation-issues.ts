import type { ErrorObject } from 'ajv/dist/2020.js'

import type { components } from '@masar/openapi/schema.d.ts'

import type { IssueList } from './issue-list.ts'
import type { ValidationIssue } from './problem.ts'

type Code = components['schemas']['FieldProblemCode']

const ISSUE_CODES: Readonly<Record<string, Code>> = {
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

/** Adds the errors of the schema validator, in the same order. */
export function addValidationIssues(
  issues: IssueList,
  where: NonNullable<ValidationIssue['in']>,
  errors: readonly ErrorObject[] | null | undefined,
): void {
  for (const error of errors ?? []) {
    if (issues.isFull) return
    const code = ISSUE_CODES[error.keyword] ?? 'wrong-format'
    issues.add(where, toIssuePointer(error), code, error.message ?? error.keyword)
  }
}

function toIssuePointer({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  return typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
}
