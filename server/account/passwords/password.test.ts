import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { hashPassword, isPassword } from './password.ts'

describe('a password', () => {
  it('waits its turn among many, while a file is read in between', async () => {
    let ready = 0
    const many = Array.from({ length: 24 }, async () => {
      await hashPassword('secret')
      ready += 1
    })
    await readFile(new URL(import.meta.url))
    expect(ready).toBeLessThan(10)
    await Promise.all(many)
  })

  it('is kept as Argon2id in the form other programs read, never twice the same', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it.each(['secret', 'ünïcödé 🔑', 'x'.repeat(256)])('%s is recognised', async (password) => {
    const hash = await hashPassword(password)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword(`${password} `, hash)).toBe(false)
  })

  it('is the same however its accents are typed', async () => {
    expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true)
  })

  it('fits no account that has none, and nothing that is no hash', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('plain', 'plain')).toBe(false)
  })

  it('made elsewhere with other costs is recognised', async () => {
    const hash =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await isPassword('password', hash)).toBe(true)
  })
})
