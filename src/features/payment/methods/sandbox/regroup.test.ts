import { describe, expect, it } from 'vitest'

import { groupCardExpiry, groupCardNumber } from '@masar/domain/payment/card.ts'

import { regroup } from './regroup.ts'

/** `|` is the caret. */
const after = (raw: string, group: (raw: string) => string, isForward = false) => {
  const { text, caret } = regroup(raw.replace('|', ''), raw.indexOf('|'), group, isForward)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('the caret of a card number', () => {
  it.each([
    ['42424|', '4242 4|'],
    ['4242|', '4242|'],
    ['4|2424', '4|242 4'],
    ['42429| 4242', '4242 9|424 2'],
    ['4242 424|4242 4242', '4242 424|4 2424 242'],
    ['4242424242424242|', '4242 4242 4242 4242|'],
    ['|', '|'],
  ])('%s becomes %s', (raw, shown) => {
    expect(after(raw, groupCardNumber)).toBe(shown)
  })

  it('is not blocked by a space when deleting', () => {
    expect(after('4242|4242', groupCardNumber)).toBe('4242| 4242')
    expect(after('4242|4242', groupCardNumber, true)).toBe('4242 |4242')
  })
})

describe('the caret of an expiry date', () => {
  it.each([
    ['123|', '12/3|'],
    ['5|', '05|'],
    ['12/|', '12|'],
    ['1|/30', '01|/30'],
  ])('%s becomes %s', (raw, shown) => {
    expect(after(raw, groupCardExpiry)).toBe(shown)
  })
})
