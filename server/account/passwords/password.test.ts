import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { hashPassword, isCorrectPassword } from './password.ts'

describe('a password', () => {
  it('is hashed in a queue without blocking file reads', async () => {
    let ready = 0
    const many = Array.from({ length: 24 }, async () => {
      await hashPassword('secret')
      ready += 1
    })
    await readFile(new URL(import.meta.url))
    expect(ready).toBeLessThan(10)
    await Promise.all(many)
  })

  it('is stored as Argon2id in PHC format, with a new salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it.each(['secret', 'ünïcödé 🔑', 'x'.repeat(256)])(
    'matches only its own hash: %s',
    async (password) => {
      const hash = await hashPassword(password)
      expect(await isCorrectPassword(password, hash)).toBe(true)
      expect(await isCorrectPassword(`${password} `, hash)).toBe(false)
    },
  )

  it('matches regardless of how its accents are encoded', async () => {
    expect(await isCorrectPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true)
  })

  it('matches neither accounts without a password nor malformed hashes', async () => {
    expect(await isCorrectPassword('', null)).toBe(false)
    expect(await isCorrectPassword('plain', 'plain')).toBe(false)
  })

  it('matches a hash that was created elsewhere with other costs', async () => {
    const hash =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await isCorrectPassword('password', hash)).toBe(true)
  })
})
