import type { components } from '@masar/openapi/schema.d.ts'

type MainDriver = components['schemas']['MainDriver']

let drivers = 0
/** A main driver, with an address of her own in each booking. She reads Spanish. */
export const leila = (other: Partial<MainDriver> = {}): MainDriver => ({
  fullName: 'Leïla Mansouri',
  email: `leila-${(drivers += 1)}@example.org`,
  phone: '+216 98 765 432',
  birthDate: '1985-03-02',
  language: 'es',
  ...other,
})
