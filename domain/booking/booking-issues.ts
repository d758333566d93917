import { EXTRAS } from '../pricing/extras.ts'
import type { Problem } from '../service/problem.ts'

import type { CheckoutStep } from './booking-draft.ts'

/** Where a refusal of the server belongs in the form. */
export interface Issue {
  step: CheckoutStep
  field: string
}

const ISSUE_OF_CODE: Record<string, Issue> = {
  'too-young': { step: 'driver', field: 'birthDate' },
  'licence-missing': { step: 'driver', field: 'license' },
  'driver-missing': { step: 'driver', field: 'fullName' },
  'method-unavailable': { step: 'payment', field: 'choice' },
  'online-payment-barred': { step: 'payment', field: 'choice' },
  'option-unavailable': { step: 'options', field: 'extras' },
}

const ACCOUNT_FIELDS = ['/phone', '/birthDate']
const CHOICE_FLAGS = ['payLater', 'isDeposit', 'isPayedInFull', 'payPal', 'sessionId']

/**
 * The wrong fields of a 400 or 422, by the places the server named, else by its code. Dates and
 * places are not in the form: a refusal of those has no fault here.
 */
export function bookingIssues(problem: Problem | null): Issue[] {
  if (problem?.kind !== 'http' || (problem.status !== 400 && problem.status !== 422)) return []
  const named = (problem.fields ?? []).flatMap((pointer) => issueByPointer(pointer) ?? [])
  if (named.length > 0) return named
  const known = problem.code ? ISSUE_OF_CODE[problem.code] : undefined
  return known ? [known] : []
}

/** The earliest step with a fault: that is where the customer is sent. */
export function hasIssueOnStep(step: CheckoutStep, problem: Problem | null): boolean {
  return bookingIssues(problem).some((issue) => issue.step === step)
}

function issueByPointer(pointer: string): Issue | null {
  const [part = '', field = part] = pointer.split('/').filter(Boolean)
  // A signed-in customer's account is completed before the booking, by a call of its own.
  if (part === 'driver' || ACCOUNT_FIELDS.includes(pointer)) return { step: 'driver', field }
  if (part === 'additionalDriver') return { step: 'driver', field: `additionalDriver.${field}` }
  if (CHOICE_FLAGS.includes(field)) return { step: 'payment', field: 'choice' }
  return EXTRAS.some((extra) => extra === field) ? { step: 'options', field } : null
}
