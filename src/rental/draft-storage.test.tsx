import { beforeEach, describe, expect, it, vi } from 'vitest'

import { kept, keptValues, withoutSecrets } from './draft-storage.ts'

const BLANK = { email: '', stay: false }

describe('what was typed', () => {
  beforeEach(() => sessionStorage.clear())

  // @shows FORM-12
  it('is there again until it is forgotten, each form by its name', () => {
    kept('one').keep({ email: 'ana@example.org' })
    expect(kept('one').read()).toEqual({ email: 'ana@example.org' })
    expect(kept('other').read()).toBeNull()
    kept('one').forget()
    expect(kept('one').read()).toBeNull()
  })

  it.each([null, 'text', [], { email: 7, stay: 'yes' }, { other: 'x' }])(
    'leaves the form blank where %j was kept',
    (found) => {
      expect(keptValues({ read: () => found }, BLANK)).toEqual(BLANK)
    },
  )

  it('fills in the fields that it has', () => {
    kept('one').keep({ email: 'ana@example.org', age: '7' })
    expect(keptValues(kept('one'), BLANK)).toEqual({ email: 'ana@example.org', stay: false })
  })

  // @shows FORM-12
  it('holds no passwords', () => {
    const values = { email: 'ana@example.org', password: 'la marsa' }
    expect(withoutSecrets(values, ['password'])).toEqual({ email: 'ana@example.org' })
  })

  it('is nothing where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => kept('one').keep({})).not.toThrow()
    expect(kept('one').read()).toBeNull()
  })
})
