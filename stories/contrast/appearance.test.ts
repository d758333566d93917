import { afterEach, describe, expect, it } from 'vitest'

import { getAppearanceNumber } from './appearance.ts'

afterEach(() => document.body.replaceChildren())

/** Returns the appearance number of the last element in a body with this content. */
function getLastNumber(html: string): number {
  document.body.innerHTML = html
  const [last] = [...document.body.querySelectorAll('*')].slice(-1)
  if (!last) throw new Error('Nothing is drawn.')
  return getAppearanceNumber(last, new Map())
}

describe('getAppearanceNumber', () => {
  const usual = '<div class="card"><p class="note">Six days</p></div>'

  it('returns the same number when only text, id and label differ', () => {
    const other = '<div class="card" id="one"><p class="note" aria-label="Days">Seven</p></div>'
    expect(getLastNumber(other)).toBe(getLastNumber(usual))
  })

  it.each([
    ['class', '<div class="card"><p class="alert">Six days</p></div>'],
    ['class of an ancestor', '<div class="dialog"><p class="note">Six days</p></div>'],
    ['style', '<div class="card"><p class="note" style="color: red">Six days</p></div>'],
    ['state', '<div class="card"><p class="note" data-state="open">Six days</p></div>'],
    ['tag', '<div class="card"><strong class="note">Six days</strong></div>'],
    ['depth', '<div class="card"><div><p class="note">Six days</p></div></div>'],
    ['position', '<div class="card"><hr><p class="note">Six days</p></div>'],
  ])('returns another number when the %s differs', (_difference, html) => {
    expect(getLastNumber(html)).not.toBe(getLastNumber(usual))
  })

  it('returns another number once a checkbox is checked', () => {
    document.body.innerHTML = '<input type="checkbox">'
    const box = document.body.querySelector('input')
    if (!box) throw new Error('Nothing is drawn.')
    const unchecked = getAppearanceNumber(box, new Map())
    box.checked = true
    expect(getAppearanceNumber(box, new Map())).not.toBe(unchecked)
  })
})
