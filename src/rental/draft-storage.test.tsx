import { beforeEach, describe, expect, it, vi } from 'vitest'

import { draftStorage, readDraftValues, withoutSecrets } from './draft-storage.ts'

const BLANK = { email: '', stay: false }

describe('what was typed', () => {
  beforeEach(() => sessionStorage.clear())

  // @shows FORM-12
  it('is there again until it is forgotten, each form by its name', () => {
    draftStorage('one').keep({ email: 'ana@example.org' })
    expect(draftStorage('one').read()).toEqual({ email: 'ana@example.org' })
    expect(draftStorage('other').read()).toBeNull()
    draftStorage('one').forget()
    expect(draftStorage('one').read()).toBeNull()
  })

  it.each([null, 'text', [], { email: 7, stay: 'yes' }, { other: 'x' }])(
    'leaves the form blank where %j was kept',
    (found) => {
      expect(readDraftValues({ read: () => found }, BLANK)).toEqual(BLANK)
    },
  )

  it('fills in the fields that it has', () => {
    draftStorage('one').keep({ email: 'ana@example.org', age: '7' })
    expect(readDraftValues(draftStorage('one'), BLANK)).toEqual({
      email: 'ana@example.org',
      stay: false,
    })
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
    expect(() => draftStorage('one').keep({})).not.toThrow()
    expect(draftStorage('one').read()).toBeNull()
  })
})
