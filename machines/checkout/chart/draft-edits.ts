import type { CheckoutEvent } from '../checkout-facts.ts'
import type { Draft } from '../draft.ts'

/** The draft after something was typed, switched or chosen. */
export function edited(draft: Draft, event: CheckoutEvent): Draft {
  switch (event.type) {
    case 'extras.chosen':
      return { ...draft, extras: { ...draft.extras, ...event.extras } }
    case 'driver.edited':
      return { ...draft, driver: { ...draft.driver, ...event.driver } }
    case 'additionalDriver.edited':
      return { ...draft, additionalDriver: { ...draft.additionalDriver, ...event.driver } }
    case 'license.changed':
      return { ...draft, license: event.license }
    case 'choice.made':
      return { ...draft, choice: event.choice }
    case 'terms.answered':
      return { ...draft, terms: event.accepted }
    default:
      return draft
  }
}

/** An error goes with the key that mends it. */
export function mended(invalid: readonly string[], event: CheckoutEvent): readonly string[] {
  const touched = fieldsOf(event)
  return invalid.filter((name) => !touched.includes(name))
}

function fieldsOf(event: CheckoutEvent): string[] {
  switch (event.type) {
    case 'driver.edited':
      return Object.keys(event.driver)
    case 'additionalDriver.edited':
      return Object.keys(event.driver).map((name) => `additionalDriver.${name}`)
    case 'license.changed':
      return ['license']
    case 'choice.made':
      return ['choice']
    case 'terms.answered':
      return ['terms']
    default:
      return []
  }
}
