import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readTypedValue } from './read-typed-value.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <input id="text" value="drawn"><textarea id="long">drawn</textarea>
    <input id="tick" type="checkbox" checked>
    <select id="choice"><option value="a" selected></option><option value="b"></option></select>`
})

// Tests of other files use the same document.
afterEach(() => document.body.replaceChildren())

const at = (id: string) => document.getElementById(id) as HTMLInputElement & HTMLSelectElement

describe('a server-rendered control', () => {
  it.each(['text', 'long', 'tick', 'choice', 'nothing'])(
    'returns null when it is unchanged: %s',
    (id) => {
      expect(readTypedValue(id)).toBeNull()
    },
  )

  it('returns the input of the user', () => {
    at('text').value = 'typed'
    at('long').value = ''
    at('tick').checked = false
    at('choice').value = 'b'
    expect(['text', 'long', 'tick', 'choice'].map(readTypedValue)).toEqual([
      'typed',
      '',
      false,
      'b',
    ])
  })

  // @shows FORM-18
  it('returns texts without invisible characters, but passwords unchanged', () => {
    at('text').value = 'ty\u200Bped'
    expect(readTypedValue('text')).toBe('typed')
    at('text').setAttribute('type', 'password')
    expect(readTypedValue('text')).toBe('ty\u200Bped')
  })
})
