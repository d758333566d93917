import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { typedInto } from './typed-into.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <input id="text" value="drawn"><textarea id="long">drawn</textarea>
    <input id="tick" type="checkbox" checked>
    <select id="choice"><option value="a" selected></option><option value="b"></option></select>`
})

// The tests of other files are run in the same document.
afterEach(() => document.body.replaceChildren())

const at = (id: string) => document.getElementById(id) as HTMLInputElement & HTMLSelectElement

describe('a control of a document', () => {
  it.each(['text', 'long', 'tick', 'choice', 'nothing'])(
    'says nothing as it was drawn: %s',
    (id) => {
      expect(typedInto(id)).toBeNull()
    },
  )

  it('says what somebody has done to it', () => {
    at('text').value = 'typed'
    at('long').value = ''
    at('tick').checked = false
    at('choice').value = 'b'
    expect(['text', 'long', 'tick', 'choice'].map(typedInto)).toEqual(['typed', '', false, 'b'])
  })

  // @shows FORM-18
  it('reads texts without invisible characters, but passwords as typed', () => {
    at('text').value = 'ty\u200Bped'
    expect(typedInto('text')).toBe('typed')
    at('text').setAttribute('type', 'password')
    expect(typedInto('text')).toBe('ty\u200Bped')
  })
})
