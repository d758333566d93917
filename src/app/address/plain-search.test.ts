import * as v from 'valibot'
import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { yesParam } from '#api/links/link-params.ts'

import { parseSearch, stringifySearch } from './plain-search.ts'

describe('the search of an address', () => {
  it('keeps an id of digits alone as it is', () => {
    expect(parseSearch('?b=661234567890123456789012&s=true&k=null&x=007')).toEqual({
      b: '661234567890123456789012',
      s: 'true',
      k: 'null',
      x: '007',
    })
    expect(stringifySearch({ b: '661234567890123456789012' })).toBe('?b=661234567890123456789012')
  })

  it('reads a yes as it was written, and nothing else as one', () => {
    expect(v.parse(yesParam, parseSearch(stringifySearch({ staff: true }))['staff'])).toBe(true)
    expect(
      ['1', 'yes', 'false', '', undefined].map((text) => v.parse(yesParam, text)),
    ).not.toContain(true)
  })

  it('reads the quotes of older links away', () => {
    expect(parseSearch('?b=%22661234567890123456789012%22')).toEqual({
      b: '661234567890123456789012',
    })
  })

  it('writes numbers and flags plainly and leaves out what is not there', () => {
    expect(stringifySearch({ page: 2, x: 1, sort: undefined, l: null, q: true })).toBe(
      '?page=2&x=1&q=true',
    )
    expect(stringifySearch({ page: undefined })).toBe('')
  })

  it('joins a repeated name by dots, as a native form submits a list', () => {
    expect(parseSearch('?size=mini&gearbox=automatic&size=midi&size=')).toEqual({
      size: 'mini.midi',
      gearbox: 'automatic',
    })
    expect(parseSearch('?rating=')).toEqual({ rating: '' })
  })

  it('gives back every text that it was given', () => {
    assert(
      property(
        dictionary(
          string({ minLength: 1 }).filter((name) => name !== '__proto__'),
          string(),
        ),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual(search)
        },
      ),
    )
  })
})
