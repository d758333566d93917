import { EXTRAS } from '../pricing/extras.ts'
import { offersExtras, type Quote } from '../pricing/quote.ts'
import type { Problem } from '../service/problem.ts'

import { BLANK_DRAFT, type Draft } from './booking-draft.ts'

/**
 * The steps of checkout in order. To add a step, start here: the compiler reports every table that
 * needs it.
 */
export const CHECKOUT_STEPS = ['options', 'driver', 'payment', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

const [, ...LATER_STEPS] = CHECKOUT_STEPS
/** Any step but the first. */
export type LaterStep = (typeof LATER_STEPS)[number]

interface StepRules {
  /** Whether this car needs the step; without a quote every step is shown. */
  hasContent: (quote: Quote) => boolean
  /** The fields missing in the draft. The page validates what needs more than the draft. */
  findMissing: (draft: Draft) => readonly string[]
  /** The field that a refusal with one of these codes concerns. */
  fieldOfCode: Readonly<Record<string, string>>
  /** Returns the field of a JSON pointer in a refusal, such as `/driver/email`. */
  findField: (pointer: string) => string | null
}

const ACCOUNT_FIELDS = ['/phone', '/birthDate']
const CHOICE_FLAGS = ['payLater', 'isDeposit', 'isPayedInFull', 'payPal', 'sessionId']

const STEP_RULES: Record<CheckoutStep, StepRules> = {
  options: {
    hasContent: offersExtras,
    findMissing: () => [],
    fieldOfCode: { 'option-unavailable': 'extras' },
    findField: (pointer) => EXTRAS.find((extra) => extra === bookingField(pointer)) ?? null,
  },
  driver: {
    hasContent: () => true,
    findMissing: () => [],
    fieldOfCode: {
      'too-young': 'birthDate',
      'licence-missing': 'license',
      'driver-missing': 'fullName',
    },
    findField: driverField,
  },
  payment: {
    hasContent: () => true,
    findMissing: ({ choice }) => (choice === null ? ['choice'] : []),
    fieldOfCode: { 'method-unavailable': 'choice', 'online-payment-barred': 'choice' },
    findField: (pointer) => (CHOICE_FLAGS.includes(bookingField(pointer) ?? '') ? 'choice' : null),
  },
  review: {
    hasContent: () => true,
    findMissing: ({ terms }) => (terms ? [] : ['terms']),
    fieldOfCode: {},
    findField: () => null,
  },
}

function driverField(pointer: string): string | null {
  const [owner = '', field = owner] = splitPointer(pointer)
  // There is one upload, of the person who drives.
  if (owner === 'mainDriver' && field === 'license') return field
  if (owner === 'additionalDriver' || owner === 'mainDriver') return `${owner}.${field}`
  // All that a request has of the draft under its own name is typed at this step.
  if (pointer === `/${owner}` && owner in BLANK_DRAFT) return owner
  // A signed-in customer completes the account before booking, in a separate call.
  return owner === 'driver' || ACCOUNT_FIELDS.includes(pointer) ? field : null
}

function bookingField(pointer: string): string | null {
  const [owner = '', field = owner] = splitPointer(pointer)
  return driverField(pointer) === null ? field : null
}

const splitPointer = (pointer: string) => pointer.split('/').filter(Boolean)

/** Returns the steps for this car in order, without empty ones. */
export const shownSteps = (quote: Quote | null): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => isShownStep(step, quote))

export const isShownStep = (step: CheckoutStep, quote: Quote | null): boolean =>
  quote === null || STEP_RULES[step].hasContent(quote)

export const stepsBefore = (step: CheckoutStep): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step))

/** Returns the next step; after the last one the booking is created. */
export const stepAfter = (step: Exclude<CheckoutStep, 'review'>): LaterStep =>
  LATER_STEPS[CHECKOUT_STEPS.indexOf(step)] ?? 'review'

export const findMissing = (step: CheckoutStep, draft: Draft): readonly string[] =>
  STEP_RULES[step].findMissing(draft)

/**
 * Returns where the customer resumes: the step they left, or an earlier one that has missing fields
 * now. Steps that this car does not have are skipped.
 */
export function stepToResume(step: CheckoutStep, draft: Draft, quote: Quote | null): CheckoutStep {
  const lacking = stepsBefore(step).find((earlier) => findMissing(earlier, draft).length > 0)
  const found = lacking ?? step
  const rest = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(found))
  return rest.find((each) => isShownStep(each, quote)) ?? found
}

/** Where an error of the server is shown in the form. */
export interface Issue {
  step: CheckoutStep
  field: string
}

/**
 * Returns the invalid fields of a 400 or 422 by their JSON pointers, else by the error code. Errors
 * about dates and locations have no field here.
 */
export function bookingIssues(problem: Problem | null): Issue[] {
  if (problem?.kind !== 'http' || (problem.status !== 400 && problem.status !== 422)) return []
  const { fields = [], code = '' } = problem
  const named = fields.flatMap((pointer) => findIssues(({ findField }) => findField(pointer)))
  return named.length > 0 ? named : findIssues(({ fieldOfCode }) => fieldOfCode[code])
}

const findIssues = (find: (rules: StepRules) => string | null | undefined): Issue[] =>
  CHECKOUT_STEPS.flatMap((step) => {
    const field = find(STEP_RULES[step])
    return field ? [{ step, field }] : []
  })

/** Returns the earliest step with an issue, where the customer is sent. */
export const firstStepWithIssue = (problem: Problem | null): CheckoutStep | null => {
  const issues = bookingIssues(problem)
  return CHECKOUT_STEPS.find((step) => issues.some((issue) => issue.step === step)) ?? null
}
