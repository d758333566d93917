import { describe, expect, it } from 'vitest'

import { msg } from './msg.ts'
import { createTranslator } from './translate.ts'

describe('a server message', () => {
  it('is in the language of the reader', () => {
    const message = msg`Hello ${{ name: 'Amira' }},`
    expect(createTranslator('en')(message)).toBe('Hello Amira,')
    expect(createTranslator('fr')(message)).toBe('Bonjour Amira,')
    expect(createTranslator('es')(message)).toBe('Hola, Amira:')
  })

  it('is in English when it has no translation', () => {
    expect(createTranslator('fr')(msg`There is no translation of ${{ this: 'this' }}`)).toBe(
      'There is no translation of this',
    )
  })

  it('preserves a value that looks like a placeholder', () => {
    const message = msg`The ${{ site: '{name} <b>#</b>' }} team`
    expect(createTranslator('en')(message)).toBe('The {name} <b>#</b> team')
  })
})
