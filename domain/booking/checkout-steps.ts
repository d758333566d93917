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
  /** Returns the fields missing from the draft. The page validates anything that depends on other data. */
  findMissing: (draft: Draft) => readonly string[]
  /** The form field for each error code that this step handles. */
  fieldOfCode: Readonly<Record<string, string>>
  /**
   * Returns the field for a JSON pointer in a refusal, such as `/driver/email`; null if this step has no such
   * field.
   */
  findField: (pointer: string) => string | null
}

const ACCOUNT_FIELDS = ['/phone', '/birthDate']
const CHOICE_FLAGS = ['payLater', 'isDeposit', 'isPayedInFull', 'payPal', 'sessionId']

const STEP_RULES: Record<CheckoutStep, StepRules> = {
  options: {
    hasContent: offersExtras,
    findMissing: () => [],
    fieldOfCode: { 'option-unavailable': 'extras' },
    findField: (pointer) => EXTRAS.find((extra) => extra === toBookingField(pointer)) ?? null,
  },
  driver: {
    hasContent: () => true,
    findMissing: () => [],
    fieldOfCode: {
      'too-young': 'birthDate',
      'licence-missing': 'license',
      'driver-missing': 'fullName',
    },
    findField: toDriverField,
  },
  payment: {
    hasContent: () => true,
    findMissing: ({ choice }) => (choice === null ? ['choice'] : []),
    fieldOfCode: { 'method-unavailable': 'choice', 'online-payment-barred': 'choice' },
    findField: (pointer) =>
      CHOICE_FLAGS.includes(toBookingField(pointer) ?? '') ? 'choice' : null,
  },
  review: {
    hasContent: () => true,
    findMissing: ({ terms }) => (terms ? [] : ['terms']),
    fieldOfCode: {},
    findField: () => null,
  },
}

function toDriverField(pointer: string): string | null {
  const [owner = '', field = owner] = splitPointer(pointer)
  // Only one license is uploaded: that of the person who drives.
  if (owner === 'mainDriver' && field === 'license') return field
  if (owner === 'additionalDriver' || owner === 'mainDriver') return `${owner}.${field}`
  // Request fields with the name of a draft field are entered at this step.
  if (pointer === `/${owner}` && owner in BLANK_DRAFT) return owner
  // A signed-in customer completes the account before booking, in a separate call.
  return owner === 'driver' || ACCOUNT_FIELDS.includes(pointer) ? field : null
}

function toBookingField(pointer: string): string | null {
  const [owner = '', field = owner] = splitPointer(pointer)
  return toDriverField(pointer) === null ? field : null
}

const splitPointer = (pointer: string) => pointer.split('/').filter(Boolean)

/** Returns the steps that this car needs, in order. */
export const listShownSteps = (quote: Quote | null): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => isShownStep(step, quote))

export const isShownStep = (step: CheckoutStep, quote: Quote | null): boolean =>
  quote === null || STEP_RULES[step].hasContent(quote)

export const listStepsBefore = (step: CheckoutStep): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step))

export const getStepAfter = (step: Exclude<CheckoutStep, 'review'>): LaterStep =>
  LATER_STEPS[CHECKOUT_STEPS.indexOf(step)] ?? 'review'

export const findMissingFields = (step: CheckoutStep, draft: Draft): readonly string[] =>
  STEP_RULES[step].findMissing(draft)

/**
 * Returns the step at which the customer resumes: the one they left, or an earlier one that now has missing
 * fields. Steps that this car does not need are skipped.
 */
export function findStepToResume(
  step: CheckoutStep,
  draft: Draft,
  quote: Quote | null,
): CheckoutStep {
  const lacking = listStepsBefore(step).find(
    (earlier) => findMissingFields(earlier, draft).length > 0,
  )
  const found = lacking ?? step
  const rest = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(found))
  return rest.find((each) => isShownStep(each, quote)) ?? found
}

/** The step and the field at which the form shows a server error. */
export interface Issue {
  step: CheckoutStep
  field: string
}

/**
 * Maps a 400 or 422 to form fields: by its JSON pointers, otherwise by its error code. Errors about dates and
 * locations have no field here.
 */
export function findBookingIssues(problem: Problem | null): Issue[] {
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

/** Returns the earliest step with an issue, to which the customer returns; null if there is no issue. */
export const findFirstStepWithIssue = (problem: Problem | null): CheckoutStep | null => {
  const issues = findBookingIssues(problem)
  return CHECKOUT_STEPS.find((step) => issues.some((issue) => issue.step === step)) ?? null
}
