import { expect, it } from 'vitest'

import { isCardNumber } from './card.ts'
import { TEST_CARDS, findTestCard } from './test-cards.ts'

it.each(TEST_CARDS)('$number has a valid check digit, as the form requires', ({ number }) =>
  expect(isCardNumber(number)).toBe(true),
)

it('a test card is found however it is typed', () => {
  expect(findTestCard('4242424242424242')?.outcome).toBe('accepted')
  expect(findTestCard('4000-0000-0000-3220')?.outcome).toBe('challenge')
})

it('any other card is not a test card', () => {
  expect(findTestCard('5555 5555 5555 4444')).toBeNull()
  expect(findTestCard('')).toBeNull()
})
