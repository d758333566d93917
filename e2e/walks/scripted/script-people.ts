import { randomUUID } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'

import type { DemoPerson } from '../../steps/booking/demo-fixtures.ts'
import { registersByCall, signInAs } from '../../steps/person/people.ts'
import type { ScriptScene } from './scripted-flow.ts'

/** Paths that run at the same time do not disturb each other. */
export const newAddress = () => `amira.${randomUUID()}@mail.example`

export const createCustomer = (request: APIRequestContext): Promise<DemoPerson> =>
  registersByCall(request, newAddress())

export async function signInNewCustomer(scene: ScriptScene) {
  const customer = await createCustomer(scene.page.request)
  const id = await signInAs(scene.page, customer, 'frontend', scene.language)
  return { ...customer, id }
}
