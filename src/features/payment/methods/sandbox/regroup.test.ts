import { describe, expect, it } from 'vitest'

import { formatCardExpiry, groupCardNumber } from '@masar/domain/payment/card.ts'

import { regroupDigits } from './regroup.ts'

/** Returns the text after a change. `|` marks the caret. */
const regroupMarkedText = (raw: string, group: (raw: string) => string, isForward = false) => {
  const { text, caret } = regroupDigits(raw.replace('|', ''), raw.indexOf('|'), group, isForward)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('the caret in a card number', () => {
  it.each([
    ['42424|', '4242 4|'],
    ['4242|', '4242|'],
    ['4|2424', '4|242 4'],
    ['42429| 4242', '4242 9|424 2'],
    ['4242 424|4242 4242', '4242 424|4 2424 242'],
    ['4242424242424242|', '4242 4242 4242 4242|'],
    ['|', '|'],
  ])('%s becomes %s', (raw, shown) => {
    expect(regroupMarkedText(raw, groupCardNumber)).toBe(shown)
  })

  it('is not blocked by a space when deleting', () => {
    expect(regroupMarkedText('4242|4242', groupCardNumber)).toBe('4242| 4242')
    expect(regroupMarkedText('4242|4242', groupCardNumber, true)).toBe('4242 |4242')
  })
})

describe('the caret in an expiry date', () => {
  it.each([
    ['123|', '12/3|'],
    ['5|', '05|'],
    ['12/|', '12|'],
    ['1|/30', '01|/30'],
  ])('%s becomes %s', (raw, shown) => {
    expect(regroupMarkedText(raw, formatCardExpiry)).toBe(shown)
  })
})
