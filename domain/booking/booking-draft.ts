import * as v from 'valibot'

import {
  BLANK_DRIVER,
  BLANK_MAIN_DRIVER,
  type Driver,
  isBlankDriver,
  type MainDriver,
} from '../person/driver.ts'
import { EXTRAS, type Extra, type ExtraSwitches } from '../pricing/extras.ts'
import { PAYMENT_CHOICES, type PaymentChoice } from '../payment/payment.ts'

export const makeExtrasSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object(Object.fromEntries(EXTRAS.map((extra) => [extra, schema])) as Record<Extra, Schema>)

const personSchema = v.object({
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  birthDate: v.string(),
})

/**
 * Everything a customer fills in. It survives refusals, reloads and sign-in. A new field needs a default
 * (`v.optional`), because stored drafts lack it.
 */
export const draftSchema = v.object({
  extras: makeExtrasSchema(v.boolean()),
  driver: personSchema,
  /** Null when the customer drives. */
  mainDriver: v.optional(
    v.nullable(v.object({ ...personSchema.entries, language: v.string() })),
    null,
  ),
  additionalDriver: personSchema,
  /** The file name of the license uploaded for the person who drives. */
  license: v.nullable(v.string()),
  choice: v.nullable(v.picklist(PAYMENT_CHOICES)),
  terms: v.boolean(),
})
export type Draft = v.InferOutput<typeof draftSchema>

export const BLANK_DRAFT: Draft = {
  extras: {
    cancellation: false,
    amendments: false,
    theftProtection: false,
    collisionDamageWaiver: false,
    fullInsurance: false,
    additionalDriver: false,
  },
  driver: BLANK_DRIVER,
  mainDriver: null,
  additionalDriver: BLANK_DRIVER,
  license: null,
  choice: null,
  terms: false,
}

/** Whether the draft contains nothing that the customer would have to enter again. */
export function isBlankDraft(draft: Draft): boolean {
  const blank: Record<keyof Draft, boolean> = {
    // Ignored, because extras are quick to select again.
    extras: true,
    terms: true,
    driver: isBlankDriver(draft.driver),
    mainDriver: draft.mainDriver === null,
    additionalDriver: isBlankDriver(draft.additionalDriver),
    license: draft.license === null,
    choice: draft.choice === null,
  }
  return Object.values(blank).every(Boolean)
}

/**
 * Returns the driver: the account data, completed with what the customer typed. A guest's entries stay in the
 * draft and reappear after signing out.
 */
export function fillDriver(draft: Draft, account: Partial<Driver> | null): Driver {
  const known = Object.entries(account ?? {}).filter(([, value]) => value)
  return { ...draft.driver, ...Object.fromEntries(known) }
}

export type DraftEdit =
  | { type: 'extras.chosen'; extras: Partial<ExtraSwitches> }
  | { type: 'driver.edited'; driver: Partial<Driver> }
  /** Null when the customer decides to drive after all. */
  | { type: 'mainDriver.edited'; driver: Partial<MainDriver> | null }
  | { type: 'additionalDriver.edited'; driver: Partial<Driver> }
  | { type: 'license.changed'; license: string | null }
  | { type: 'choice.made'; choice: PaymentChoice }
  | { type: 'terms.answered'; accepted: boolean }

export function applyEdit(draft: Draft, event: DraftEdit): Draft {
  switch (event.type) {
    case 'extras.chosen':
      return { ...draft, extras: { ...draft.extras, ...event.extras } }
    case 'driver.edited':
      return { ...draft, driver: { ...draft.driver, ...event.driver } }
    case 'mainDriver.edited':
      return editMainDriver(draft, event.driver)
    case 'additionalDriver.edited':
      return { ...draft, additionalDriver: { ...draft.additionalDriver, ...event.driver } }
    case 'license.changed':
      return { ...draft, license: event.license }
    case 'choice.made':
      return { ...draft, choice: event.choice }
    case 'terms.answered':
      return { ...draft, terms: event.accepted }
  }
}

/** Clears the license when the driver changes, because a license belongs to one person. */
function editMainDriver(draft: Draft, edit: Partial<MainDriver> | null): Draft {
  const mainDriver = edit && { ...BLANK_MAIN_DRIVER, ...draft.mainDriver, ...edit }
  const isSameDriver = (mainDriver === null) === (draft.mainDriver === null)
  return { ...draft, mainDriver, license: isSameDriver ? draft.license : null }
}

/** Removes the edited fields from the invalid ones, because editing a field clears its error. */
export function removeEditedIssues(
  invalid: readonly string[],
  event: DraftEdit,
): readonly string[] {
  const touched = listEditedFields(event)
  return invalid.filter((name) => !touched.includes(name))
}

function listEditedFields(event: DraftEdit): string[] {
  switch (event.type) {
    case 'driver.edited':
      return Object.keys(event.driver)
    case 'mainDriver.edited':
      return Object.keys(event.driver ?? BLANK_MAIN_DRIVER).map((name) => `mainDriver.${name}`)
    case 'additionalDriver.edited':
      return Object.keys(event.driver).map((name) => `additionalDriver.${name}`)
    case 'license.changed':
      return ['license']
    case 'choice.made':
      return ['choice']
    case 'terms.answered':
      return ['terms']
    case 'extras.chosen':
      return []
  }
}
