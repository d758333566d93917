import { queryOptions } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted, wasAccepted, unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

export type Profile = Pick<
  components['schemas']['UpdateUser'],
  'fullName' | 'phone' | 'birthDate' | 'location' | 'bio'
>

/** The session identifies the account; the id is sent for backends that read it from the body. */
export async function saveProfile(api: Api, id: string, profile: Profile): Promise<void> {
  const body = { _id: id, ...profile }
  await requireAccepted(api.POST('/api/update-user', { body, parseAs: 'text' }))
}

export async function saveEmailNotifications(api: Api, id: string, isOn: boolean): Promise<void> {
  const body = { _id: id, enableEmailNotifications: isOn }
  await requireAccepted(api.POST('/api/update-email-notifications', { body, parseAs: 'text' }))
}

export async function deleteAvatar(api: Api, id: string): Promise<void> {
  const params = { path: { id } }
  await requireAccepted(api.POST('/api/delete-avatar/{id}', { params, parseAs: 'text' }))
}

/**
 * Returns whether the email address is verified. A failed call does not end the session, unlike a failed
 * session check.
 */
export async function isVerified(api: Api, id: string): Promise<boolean> {
  const { verified } = await unwrapResponse(api.GET('/api/user/{id}', { params: { path: { id } } }))
  return verified
}

/** Resends the verification email, which invalidates the previous link. */
export async function resendVerificationEmail(api: Api, email: string): Promise<void> {
  await requireAccepted(api.POST('/api/resend-link', { body: { email }, parseAs: 'text' }))
}

export interface PasswordChange {
  /** Null for an account without a password. */
  current: string | null
  next: string
}

/** Changes the password. Returns false when the current one is wrong (ACCOUNT-17). */
export const changePassword = (api: Api, id: string, { current, next }: PasswordChange) =>
  wasAccepted(
    api.POST('/api/change-password', {
      body: { _id: id, password: current, newPassword: next, strict: current !== null },
      parseAs: 'text',
    }),
  )

/** Fetches whether an account has a password; guests who booked may have none. */
export const hasPasswordQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['hasPassword', id],
    queryFn: ({ signal }) =>
      wasAccepted(
        api.GET('/api/has-password/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  })

/** Sends an email with a link to choose a password. Returns false when no account has this address. */
export const requestPasswordReset = (api: Api, email: string): Promise<boolean> =>
  wasAccepted(
    api.POST('/api/resend/{appType}/{email}/{reset}', {
      params: { path: { appType: 'frontend', email, reset: true } },
      parseAs: 'text',
    }),
  )

/** Ends every session of the account, including this one. */
export async function signOutEverywhere(api: Api): Promise<void> {
  await requireAccepted(api.POST('/api/sign-out-everywhere', { parseAs: 'text' }))
}
