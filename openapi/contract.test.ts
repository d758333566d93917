import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it } from 'vitest'

/** Enumerations that no call uses. */
const UNUSED_ENUMS = ['CarAvailabilityStatus', 'RecordType']

it('the contract passes the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lint({ ref: 'openapi/masar.yaml', config })
  const texts = problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)
  expect(texts.filter((text) => !UNUSED_ENUMS.some((name) => text.includes(name)))).toEqual([])
})
