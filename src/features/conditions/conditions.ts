import type { components } from '@masar/openapi/schema.d.ts'

export type Conditions = components['schemas']['RentalConditions']
