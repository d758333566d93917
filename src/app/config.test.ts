import { describe, expect, it } from 'vitest'

import { ConfigProblem, readConfig } from './config.ts'

describe('what an operator writes', () => {
  it('may be nothing: everybody and everything else is off then', () => {
    const { botCheck, socialSignIn, paymentProviders } = readConfig({})
    expect([botCheck, socialSignIn, paymentProviders]).toEqual([{}, {}, []])
  })

  it('names those who vouch for customers, and who tells robots', () => {
    const written = {
      socialSignIn: { google: 'id-1', facebook: 'id-2' },
      botCheck: { siteKey: 'key', ipLookup: 'https://ip.example' },
    }
    expect(readConfig(written)).toMatchObject(written)
  })

  it.each([
    ['socialSignIn', { gogle: 'id-1' }],
    ['socialSignIn', { google: 1 }],
    ['botCheck', 'key'],
    ['botCheck', { sitekey: 'key' }],
    ['pageSize', 0],
    ['apiHost', 'api.example'],
  ])('is told which setting is wrong: %s cannot be %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem)
    expect(() => readConfig({ [name]: value })).toThrow(`config.json: ${name}: cannot be`)
  })
})
