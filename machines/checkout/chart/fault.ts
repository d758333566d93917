import { EXTRAS } from '#domain/extras.ts'
import type { Problem } from '#domain/problem.ts'

import type { Step } from '../draft.ts'

/** Where a refusal of the server belongs in the form. */
export interface Fault {
  step: Step
  field: string
}

const FAULT_OF_CODE: Record<string, Fault> = {
  'too-young': { step: 'driver', field: 'birthDate' },
  'licence-missing': { step: 'driver', field: 'license' },
  'driver-missing': { step: 'driver', field: 'fullName' },
  'method-unavailable': { step: 'payment', field: 'choice' },
  'online-payment-barred': { step: 'payment', field: 'choice' },
  'option-unavailable': { step: 'options', field: 'extras' },
}

const CHOICE_FLAGS = ['payLater', 'isDeposit', 'isPayedInFull', 'payPal', 'sessionId']

/**
 * The wrong fields of a 400 or 422, by the places the server named, else by its code. Dates and
 * places are not in the form: a refusal of those has no fault here.
 */
export function faultsOf(problem: Problem | null): Fault[] {
  if (problem?.kind !== 'http' || (problem.status !== 400 && problem.status !== 422)) return []
  const named = (problem.fields ?? []).flatMap((pointer) => faultAt(pointer) ?? [])
  if (named.length > 0) return named
  const known = FAULT_OF_CODE[problem.code ?? '']
  return known ? [known] : []
}

/** The earliest step with a fault: that is where the customer is sent. */
export function isFaultIn(step: Step, problem: Problem | null): boolean {
  return faultsOf(problem).some((fault) => fault.step === step)
}

function faultAt(pointer: string): Fault | null {
  const [part = '', field = part] = pointer.split('/').filter(Boolean)
  if (part === 'driver') return { step: 'driver', field }
  if (part === 'additionalDriver') return { step: 'driver', field: `additionalDriver.${field}` }
  if (CHOICE_FLAGS.includes(field)) return { step: 'payment', field: 'choice' }
  return EXTRAS.some((extra) => extra === field) ? { step: 'options', field } : null
}
