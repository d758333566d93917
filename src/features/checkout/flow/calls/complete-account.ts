import { wasAccepted } from '#api/unwrap-response.ts'
import type { Api } from '#api/client.ts'
import { asProblem } from '#api/problem.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type UserProfile = components['schemas']['UserProfile']

/** `notOffered`: the server does not support this call, and reads the missing details from the booking. */
export type Completion = 'complete' | 'completed' | 'notOffered'

/** Adds details from the driver form to a signed-in customer's account that lacks them. */
export async function completeUserAccount(
  { api, session }: FlowDeps,
  driver: Driver,
  signal: AbortSignal,
): Promise<Completion> {
  const { user } = session.viewer()
  const completion = user ? await completeAccount(api, user, driver, signal) : 'complete'
  if (completion === 'completed') {
    const { phone, birthDate } = driver
    const actor = await session.actor()
    actor.send({ type: 'user.changed', user: { phone, birthDate } })
  }
  return completion
}

/**
 * Stores phone and birth date in an account that lacks them. For signed-in drivers, the server reads both from
 * the account.
 */
async function completeAccount(
  api: Api,
  user: UserProfile,
  driver: Driver,
  signal: AbortSignal,
): Promise<Completion> {
  if (user.phone && user.birthDate) return 'complete'
  const { _id, fullName, location, bio } = user
  const body = {
    _id,
    fullName,
    phone: user.phone ?? normalizePhone(driver.phone),
    birthDate: user.birthDate ?? driver.birthDate,
    location: location ?? '',
    bio: bio ?? '',
  }
  const call = api.POST('/api/update-user', { body, signal, parseAs: 'text' })
  try {
    await wasAccepted(call)
    return 'completed'
  } catch (error) {
    if (getProblemStatus(asProblem(error)) === 501) return 'notOffered'
    throw error
  }
}
