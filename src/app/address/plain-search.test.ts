import * as v from 'valibot'
import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { trueParam } from '#api/links/link-params.ts'

import { parseSearch, stringifySearch } from './plain-search.ts'

describe('the query string', () => {
  it('keeps numeric ids as text', () => {
    expect(parseSearch('?b=661234567890123456789012&s=true&k=null&x=007')).toEqual({
      b: '661234567890123456789012',
      s: 'true',
      k: 'null',
      x: '007',
    })
    expect(stringifySearch({ b: '661234567890123456789012' })).toBe('?b=661234567890123456789012')
  })

  it('round-trips a flag, for which only “true” is valid', () => {
    expect(v.parse(trueParam, parseSearch(stringifySearch({ staff: true }))['staff'])).toBe(true)
    expect(
      ['1', 'yes', 'false', '', undefined].map((text) => v.parse(trueParam, text)),
    ).not.toContain(true)
  })

  it('ignores the quotes of older links', () => {
    expect(parseSearch('?b=%22661234567890123456789012%22')).toEqual({
      b: '661234567890123456789012',
    })
  })

  it('writes numbers and flags without quotes and omits missing values', () => {
    expect(stringifySearch({ page: 2, x: 1, sort: undefined, l: null, q: true })).toBe(
      '?page=2&x=1&q=true',
    )
    expect(stringifySearch({ page: undefined })).toBe('')
  })

  it('joins repeated names with dots', () => {
    expect(parseSearch('?size=mini&gearbox=automatic&size=midi&size=')).toEqual({
      size: 'mini.midi',
      gearbox: 'automatic',
    })
    expect(parseSearch('?rating=')).toEqual({ rating: '' })
  })

  it('round-trips every text', () => {
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
