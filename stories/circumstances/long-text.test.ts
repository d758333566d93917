import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'

import { lengthenText, setTextLength } from './long-text.ts'

const MESSAGES = {
  plain: 'Sign in',
  named: ['Welcome, ', ['name'], '.'],
  counted: [['count', 'plural', { one: ['#', ' notification'], other: ['#', ' notifications'] }]],
  rich: 'Read the <0>terms</0> of rental.',
}

afterEach(() => setTextLength(false))

it('setTextLength makes texts about 40 % longer without changing filled-in values', () => {
  i18n.loadAndActivate({ locale: 'en', messages: MESSAGES as never })
  setTextLength(true)

  expect(i18n._('plain').length).toBeGreaterThan('Sign in'.length * 1.2)
  expect(i18n._('named', { name: 'Amira' })).toMatch(/^We+lco+me+, Amira\.$/)
  expect(i18n._('counted', { count: 1 })).toMatch(/^1 no+ti+fi+ca+ti+o+n$/)
  expect(i18n._('rich')).toMatch(/<0>te+rms<\/0>/)
})

it('setTextLength restores the original texts', () => {
  i18n.loadAndActivate({ locale: 'en', messages: MESSAGES as never })
  setTextLength(true)
  setTextLength(false)

  expect(i18n._('plain')).toBe('Sign in')
})

it('lengthenText makes a sentence about 40 % longer', () => {
  const text = 'You can cancel free of charge until two days before the pick-up.'

  expect(Math.round((lengthenText(text).length / text.length) * 10)).toBe(14)
})
