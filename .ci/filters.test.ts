import { readFileSync } from 'node:fs'

import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'

import { FILTERS } from '../src/api/links/car-filters.ts'

const CONTRACT = parse(readFileSync('openapi/masar.yaml', 'utf8')) as {
  components: { schemas: { CarCriteria: { properties: Record<string, object> } } }
}

describe('the search filters', () => {
  it('are marked as extensions exactly where the contract marks them', () => {
    const { properties } = CONTRACT.components.schemas.CarCriteria
    const inContract = Object.keys(FILTERS).filter(
      (name) => 'x-extension' in (properties[name] ?? {}),
    )
    const inApp = Object.entries(FILTERS).filter(([, filter]) => 'isExtension' in filter)
    expect(inApp.map(([name]) => name)).toEqual(inContract)
  })
})
