import { randomUUID } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'

import type { DemoPerson } from '../../steps/booking/demo-fixtures.ts'
import { registerByCall, signInAs } from '../../steps/person/people.ts'
import type { ScriptScene } from './scripted-flow.ts'

/** Returns a unique email address, so that concurrent paths do not affect each other. */
export const createEmailAddress = () => `amira.${randomUUID()}@mail.example`

export const createCustomer = (request: APIRequestContext): Promise<DemoPerson> =>
  registerByCall(request, createEmailAddress())

export async function signInNewCustomer(scene: ScriptScene) {
  const customer = await createCustomer(scene.page.request)
  const id = await signInAs(scene.page, customer, 'frontend', scene.language)
  return { ...customer, id }
}
