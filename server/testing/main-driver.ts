import type { components } from '@masar/openapi/schema.d.ts'

type MainDriver = components['schemas']['MainDriver']

let drivers = 0
/** Creates a main driver who reads Spanish, with a new email address each time. */
export const createMainDriver = (other: Partial<MainDriver> = {}): MainDriver => ({
  fullName: 'Leïla Mansouri',
  email: `leila-${(drivers += 1)}@example.org`,
  phone: '+216 98 765 432',
  birthDate: '1985-03-02',
  language: 'es',
  ...other,
})
