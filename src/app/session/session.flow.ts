import { wasAccepted, requireAccepted, unwrapResponse } from '#api/unwrap-response.ts'
import { toProfileKey } from '#api/calls/profile.ts'
import { toResult } from '#api/to-result.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import {
  SESSION_REFUSALS,
  type SessionFact,
  type User,
} from '@masar/machines/session/session-facts.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { storeValue } from '../storage.ts'
import { readStoredUser } from './stored-user.ts'

type UserProfile = components['schemas']['UserProfile']
type SessionUser = components['schemas']['SessionUser']

export interface SessionDeps {
  /** Resolves once the calls that still need the ended session have completed. */
  flushBeforeSignOut: () => Promise<void>
  /** Receives every event before other subscribers. */
  onFact: (fact: SessionFact) => void
}

const FLUSH_TIMEOUT_MS = 2000

/** The session of the app's user, from the first check until the page is closed. */
export const sessionFlow = defineFlow({
  name: 'session',
  machine: sessionMachine,
  key: (_deps: SessionDeps) => 'session',
  input: () => ({ stored: readStoredUser() }),
  ports: ({ deps, subject }) => {
    const { api } = deps
    return {
      validateSession: (_input, signal) =>
        toResult(
          requireAccepted(api.POST('/api/validate-access-token', { signal, parseAs: 'text' })),
          SESSION_REFUSALS.validateSession,
        ),
      loadUser: ({ id }, signal) =>
        toResult(loadProfile(deps, id, signal), SESSION_REFUSALS.loadUser),
      signIn: ({ email, password, stay, isStaff }, signal) => {
        storeValue('masar-stay-connected', String(stay))
        const body = { email: normalizeEmail(email), password, stayConnected: stay }
        const path = isStaff ? '/api/sign-in/admin' : '/api/sign-in/frontend'
        const call = unwrapResponse(api.POST(path, { body, signal }))
        return toResult(loadSignedInUser(deps, call, signal), SESSION_REFUSALS.signIn)
      },
      signInSocially: ({ voucher, stay }, signal) => {
        storeValue('masar-stay-connected', String(stay))
        const { provider: socialSignInType, token: accessToken, email, fullName } = voucher
        const body = { socialSignInType, accessToken, email, stayConnected: stay }
        const named = { ...body, ...(fullName && { fullName }) }
        const call = unwrapResponse(api.POST('/api/social-sign-in', { body: named, signal }))
        return toResult(loadSignedInUser(deps, call, signal), SESSION_REFUSALS.signInSocially)
      },
      checkEmail: ({ email }, signal) => {
        const body = { email: normalizeEmail(email), appType: 'frontend' } as const
        const call = api.POST('/api/validate-email', { body, signal, parseAs: 'text' })
        return toResult(requireAccepted(call), SESSION_REFUSALS.checkEmail)
      },
      signUp: ({ fullName, email, ...form }, signal) => {
        const body = {
          ...form,
          fullName: fullName.trim(),
          email: normalizeEmail(email),
          language: deps.locale.read(),
        }
        const call = api.POST('/api/sign-up', { body, signal, parseAs: 'text' })
        return toResult(requireAccepted(call), SESSION_REFUSALS.signUp)
      },
      signOut: async (_input, signal) => {
        // Lets subscribers react to the end of the session first.
        await Promise.resolve()
        await Promise.race([
          subject.flushBeforeSignOut(),
          new Promise((go) => setTimeout(go, FLUSH_TIMEOUT_MS)),
        ])
        await wasAccepted(api.POST('/api/sign-out', { signal, parseAs: 'text' }))
      },
    }
  },
  onEmit: (fact, { subject }) => subject.onFact(fact),
})

/** Returns the user who has signed in, with the profile; suspended customers have none. */
async function loadSignedInUser(deps: FlowDeps, call: Promise<SessionUser>, signal: AbortSignal) {
  const user = await call
  return user.blacklisted ? { user: toUser(user) } : loadProfile(deps, user._id, signal)
}

/** Fetches the profile of an account, and caches it under the key of the user. */
async function loadProfile(deps: FlowDeps, id: string, signal: AbortSignal) {
  const { api, queryClient } = deps
  const profile = await unwrapResponse(
    api.GET('/api/user/{id}', { params: { path: { id } }, signal }),
  )
  queryClient().setQueryData(toProfileKey(id), profile)
  return { user: toUser(profile) }
}

/** Converts a profile, or the sign-in response, which has fewer fields. Blacklisted users get no profile. */
function toUser(user: UserProfile | SessionUser): User {
  const profile: Partial<UserProfile> = user
  return {
    id: user._id,
    email: user.email,
    fullName: user.fullName,
    language: user.language,
    phone: profile.phone ?? null,
    birthDate: profile.birthDate ?? null,
    avatar: user.avatar ?? null,
    verified: profile.verified ?? false,
    blacklisted: user.blacklisted,
    enableEmailNotifications: user.enableEmailNotifications,
  }
}
