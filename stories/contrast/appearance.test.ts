import { afterEach, describe, expect, it } from 'vitest'

import { appearanceNumber } from './appearance.ts'

afterEach(() => document.body.replaceChildren())

/** The appearance number of the last element in a body with this content. */
function lastNumber(html: string): number {
  document.body.innerHTML = html
  const [last] = [...document.body.querySelectorAll('*')].slice(-1)
  if (!last) throw new Error('Nothing is drawn.')
  return appearanceNumber(last, new Map())
}

describe('appearanceNumber', () => {
  const usual = '<div class="card"><p class="note">Six days</p></div>'

  it('is the same for another text, id and label', () => {
    const other = '<div class="card" id="one"><p class="note" aria-label="Days">Seven</p></div>'
    expect(lastNumber(other)).toBe(lastNumber(usual))
  })

  it.each([
    ['class', '<div class="card"><p class="alert">Six days</p></div>'],
    ['class of an ancestor', '<div class="dialog"><p class="note">Six days</p></div>'],
    ['style', '<div class="card"><p class="note" style="color: red">Six days</p></div>'],
    ['state', '<div class="card"><p class="note" data-state="open">Six days</p></div>'],
    ['tag', '<div class="card"><strong class="note">Six days</strong></div>'],
    ['depth', '<div class="card"><div><p class="note">Six days</p></div></div>'],
    ['position', '<div class="card"><hr><p class="note">Six days</p></div>'],
  ])('differs for another %s', (_difference, html) => {
    expect(lastNumber(html)).not.toBe(lastNumber(usual))
  })

  it('differs for a checked box', () => {
    document.body.innerHTML = '<input type="checkbox">'
    const box = document.body.querySelector('input')
    if (!box) throw new Error('Nothing is drawn.')
    const unchecked = appearanceNumber(box, new Map())
    box.checked = true
    expect(appearanceNumber(box, new Map())).not.toBe(unchecked)
  })
})
