import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createDraftStorage, readDraftValues, removeSecrets } from './draft-storage.ts'

const BLANK_VALUES = { email: '', stay: false }

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear())

  // @shows FORM-12
  it('is restored for the form of the same name until it is deleted', () => {
    createDraftStorage('one').keep({ email: 'ana@example.org' })
    expect(createDraftStorage('one').read()).toEqual({ email: 'ana@example.org' })
    expect(createDraftStorage('other').read()).toBeNull()
    createDraftStorage('one').forget()
    expect(createDraftStorage('one').read()).toBeNull()
  })

  it.each([null, 'text', [], { email: 7, stay: 'yes' }, { other: 'x' }])(
    'leaves the form blank when %j was stored',
    (found) => {
      expect(readDraftValues({ read: () => found }, BLANK_VALUES)).toEqual(BLANK_VALUES)
    },
  )

  it('restores the stored fields of the form and ignores others', () => {
    createDraftStorage('one').keep({ email: 'ana@example.org', age: '7' })
    expect(readDraftValues(createDraftStorage('one'), BLANK_VALUES)).toEqual({
      email: 'ana@example.org',
      stay: false,
    })
  })

  // @shows FORM-12
  it('does not contain passwords', () => {
    const values = { email: 'ana@example.org', password: 'la marsa' }
    expect(removeSecrets(values, ['password'])).toEqual({ email: 'ana@example.org' })
  })

  it('is empty when the browser does not allow storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => createDraftStorage('one').keep({})).not.toThrow()
    expect(createDraftStorage('one').read()).toBeNull()
  })
})
