import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readTypedValue } from './read-typed-value.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <input id="text" value="drawn"><textarea id="long">drawn</textarea>
    <input id="tick" type="checkbox" checked>
    <select id="choice"><option value="a" selected></option><option value="b"></option></select>`
})

// Tests in other files use the same document.
afterEach(() => document.body.replaceChildren())

const getControl = (id: string) =>
  document.getElementById(id) as HTMLInputElement & HTMLSelectElement

describe('readTypedValue', () => {
  it.each(['text', 'long', 'tick', 'choice', 'nothing'])(
    'returns null when the control is unchanged: %s',
    (id) => {
      expect(readTypedValue(id)).toBeNull()
    },
  )

  it('returns what the user entered', () => {
    getControl('text').value = 'typed'
    getControl('long').value = ''
    getControl('tick').checked = false
    getControl('choice').value = 'b'
    expect(['text', 'long', 'tick', 'choice'].map(readTypedValue)).toEqual([
      'typed',
      '',
      false,
      'b',
    ])
  })

  // @shows FORM-18
  it('removes invisible characters from text, but not from passwords', () => {
    getControl('text').value = 'ty\u200Bped'
    expect(readTypedValue('text')).toBe('typed')
    getControl('text').setAttribute('type', 'password')
    expect(readTypedValue('text')).toBe('ty\u200Bped')
  })
})
