import { beforeEach, describe, expect, it, vi } from 'vitest'

import { draftStorage, readDraftValues, withoutSecrets } from './draft-storage.ts'

const BLANK = { email: '', stay: false }

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear())

  // @shows FORM-12
  it('is restored by the name of its form until it is deleted', () => {
    draftStorage('one').keep({ email: 'ana@example.org' })
    expect(draftStorage('one').read()).toEqual({ email: 'ana@example.org' })
    expect(draftStorage('other').read()).toBeNull()
    draftStorage('one').forget()
    expect(draftStorage('one').read()).toBeNull()
  })

  it.each([null, 'text', [], { email: 7, stay: 'yes' }, { other: 'x' }])(
    'leaves the form blank when %j was stored',
    (found) => {
      expect(readDraftValues({ read: () => found }, BLANK)).toEqual(BLANK)
    },
  )

  it('restores the fields that it has', () => {
    draftStorage('one').keep({ email: 'ana@example.org', age: '7' })
    expect(readDraftValues(draftStorage('one'), BLANK)).toEqual({
      email: 'ana@example.org',
      stay: false,
    })
  })

  // @shows FORM-12
  it('does not store passwords', () => {
    const values = { email: 'ana@example.org', password: 'la marsa' }
    expect(withoutSecrets(values, ['password'])).toEqual({ email: 'ana@example.org' })
  })

  it('is empty when the browser does not allow storage', () => {
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
