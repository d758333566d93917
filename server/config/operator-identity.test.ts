import { expect, it } from 'vitest'

import { readConfig } from './config.ts'

// @shows PAY-36
it('the operator identity has a default only outside production, and must be complete', () => {
  const identity = {
    LEGAL_NAME: 'Rent SARL',
    LEGAL_ADDRESS: '1 rue de Rome, 75008 Paris',
    TAX_NUMBER: 'FR00123456789',
    TAX_RATE: '20',
  }
  const inProduction = { NODE_ENV: 'production' }
  expect(readConfig({}).operator).toMatchObject({ legalName: 'Masar Location SARL' })
  expect(readConfig(inProduction).operator).toBeNull()
  expect(readConfig({ ...inProduction, ...identity }).operator).toEqual({
    legalName: 'Rent SARL',
    address: '1 rue de Rome, 75008 Paris',
    taxNumber: 'FR00123456789',
    taxRate: 20,
  })
  const { TAX_RATE: _, ...withoutRate } = identity
  expect(() => readConfig({ ...inProduction, ...withoutRate })).toThrow(
    'LEGAL_NAME, LEGAL_ADDRESS, TAX_NUMBER, TAX_RATE must be set together.',
  )
})
