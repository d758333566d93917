import { describe, expect, it } from 'vitest'

import { msg } from './msg.ts'
import { createTranslator } from './translate.ts'

describe('a message of the server', () => {
  it('is written in the language of the reader', () => {
    const message = msg`Hello ${{ name: 'Amira' }},`
    expect(createTranslator('en')(message)).toBe('Hello Amira,')
    expect(createTranslator('fr')(message)).toBe('Bonjour Amira,')
    expect(createTranslator('es')(message)).toBe('Hola, Amira:')
  })

  it('is written in English when it has no translation', () => {
    expect(createTranslator('fr')(msg`Nobody has translated ${{ this: 'this' }}`)).toBe(
      'Nobody has translated this',
    )
  })

  it('shows a value as it is when it looks like a placeholder', () => {
    const message = msg`The ${{ site: '{name} <b>#</b>' }} team`
    expect(createTranslator('en')(message)).toBe('The {name} <b>#</b> team')
  })
})
