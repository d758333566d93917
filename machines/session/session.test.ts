import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import type { SessionFact, StoredUser } from './session-facts.ts'
import {
  AMIRA,
  AMIRA_STORED_USER,
  BADIS_STORED_USER,
  BLACKLISTED_ANSWER,
  CREDENTIALS,
  EMAIL_TAKEN_REFUSAL,
  SESSION_OVER_REFUSAL,
  SIGN_UP_FORM,
  SIGNED_IN_ANSWER,
  SUSPENDED_REFUSAL,
  SOCIAL_CREDENTIAL,
  WRONG_CREDENTIALS_REFUSAL,
} from './session.journeys.ts'
import { sessionMachine } from './session.machine.ts'

function openSession(stored: StoredUser | null = null) {
  const ports = controlPorts(sessionMachine)
  const actor = createActor(ports.machine, { input: { stored } })
  const facts: SessionFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  return { ...ports, actor, facts, now }
}

async function openSignedInSession() {
  const session = openSession(AMIRA_STORED_USER)
  await session.answer('validateSession', SUCCESS)
  await session.answer('loadUser', SIGNED_IN_ANSWER)
  return session
}

describe('session', () => {
  // @shows SESSION-21
  it('starts signed out, without a call, when no user is stored', () => {
    const { now, waiting, facts } = openSession()
    expect([now().value, now().context.why]).toEqual([{ signedOut: 'idle' }, 'visitor'])
    expect([waiting(), facts]).toEqual([[], []])
  })

  // @shows SESSION-1
  it('checks the stored user before it loads the customer', async () => {
    const { now, waiting, answer, calls, facts } = openSession(AMIRA_STORED_USER)
    expect([now().hasTag('gate'), waiting()]).toEqual([true, ['validateSession']])
    await answer('validateSession', SUCCESS)
    expect(calls.at(-1)).toEqual({ id: 'loadUser', input: { id: AMIRA.id } })
    await answer('loadUser', SIGNED_IN_ANSWER)
    expect(now().value).toEqual({ signedIn: 'fresh' })
    expect(facts).toEqual([{ type: 'signedIn', user: AMIRA }])
  })

  // @shows SESSION-3
  it('deletes the stored user when the server rejects the session', async () => {
    const { now, answer, facts } = openSession(AMIRA_STORED_USER)
    await answer('validateSession', SESSION_OVER_REFUSAL)
    expect(now().context).toMatchObject({ stored: null, user: null, why: 'refused' })
    expect(facts).toEqual([{ type: 'signedOut', why: 'refused', toSignIn: false }])
  })

  // @shows SESSION-3, SESSION-17
  it.each([NETWORK_PROBLEM, createHttpProblem(502)])(
    'keeps the stored user when the server cannot be reached, and recovers: %o',
    async (problem) => {
      const { actor, now, refuse, answer } = openSession(AMIRA_STORED_USER)
      await refuse('validateSession', problem)
      expect(now().value).toEqual({ signedOut: 'idle' })
      expect(now().context).toMatchObject({ stored: AMIRA_STORED_USER, why: 'unreachable' })
      actor.send({ type: 'refresh.requested' })
      await answer('validateSession', SUCCESS)
      await answer('loadUser', SIGNED_IN_ANSWER)
      expect(now().hasTag('authenticated')).toBe(true)
    },
  )

  // @shows SESSION-2, SESSION-19
  it('is suspended when the user is blacklisted or the check reports a suspension', async () => {
    const loaded = openSession(AMIRA_STORED_USER)
    await loaded.answer('validateSession', SUCCESS)
    await loaded.answer('loadUser', BLACKLISTED_ANSWER)
    const checked = openSession(AMIRA_STORED_USER)
    await checked.answer('validateSession', SUSPENDED_REFUSAL)
    for (const { now, facts, waiting } of [loaded, checked]) {
      expect([now().hasTag('suspended'), waiting()]).toEqual([true, ['signOut']])
      expect(facts).toEqual([{ type: 'suspended' }])
      expect(now().context).toMatchObject({ user: null, stored: null })
    }
  })

  // @shows SESSION-19
  it.each([undefined, NETWORK_PROBLEM])(
    'lets a suspended user continue as a visitor, whatever the sign-out returns: %o',
    async (problem) => {
      const { actor, now, answer, refuse } = openSession()
      actor.send({ type: 'signIn.requested', ...CREDENTIALS })
      await answer('signIn', BLACKLISTED_ANSWER)
      await (problem ? refuse('signOut', problem) : answer('signOut'))
      expect(now().value).toEqual({ suspended: 'notified' })
      actor.send({ type: 'problem.dismissed' })
      expect([now().value, now().context.problem]).toEqual([{ signedOut: 'idle' }, null])
    },
  )

  it('signs in, and sends the choice of “stay connected”', async () => {
    const { actor, now, calls, answer } = openSession()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    expect(calls.at(-1)?.input).toEqual({ ...CREDENTIALS, isStaff: false })
    await answer('signIn', SIGNED_IN_ANSWER)
    expect(now().context).toMatchObject({ user: AMIRA, stored: AMIRA_STORED_USER, problem: null })
  })

  it('sends `isStaff` when suppliers or administrators sign in', () => {
    const { actor, calls } = openSession()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS, isStaff: true })
    expect(calls.at(-1)?.input).toEqual({ ...CREDENTIALS, isStaff: true })
  })

  it('never stores the sign-in password in its context', async () => {
    const { actor, now, refuse } = openSession()
    const passwords = () => JSON.stringify(now().context).includes(CREDENTIALS.password)
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    const during = passwords()
    await refuse('signIn', NETWORK_PROBLEM)
    expect([during, passwords()]).toEqual([false, false])
  })

  // @shows WIRE-10
  it('signs in with a provider’s token, and does not store it', async () => {
    const { actor, now, calls, answer } = openSession()
    actor.send({ type: 'socialSignIn.requested', voucher: SOCIAL_CREDENTIAL, stay: true })
    expect(calls.at(-1)?.input).toEqual({ voucher: SOCIAL_CREDENTIAL, stay: true })
    const during = JSON.stringify(now().context).includes(SOCIAL_CREDENTIAL.token)
    await answer('signInSocially', createRefusal('invalid-request', createHttpProblem(400)))
    expect([during, now().value]).toEqual([false, { signedOut: 'failed' }])
    expect(JSON.stringify(now().context)).not.toContain(SOCIAL_CREDENTIAL.token)
    actor.send({ type: 'socialSignIn.requested', voucher: SOCIAL_CREDENTIAL, stay: true })
    await answer('signInSocially', SIGNED_IN_ANSWER)
    expect(now().context).toMatchObject({ user: AMIRA, stored: AMIRA_STORED_USER, problem: null })
  })

  it('reports a wrong password and a lost connection differently, and clears the error on retry', async () => {
    const { actor, now, answer, refuse } = openSession()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    await answer('signIn', WRONG_CREDENTIALS_REFUSAL)
    expect(now().context.refused).toBe(WRONG_CREDENTIALS_REFUSAL.refused)
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    expect(now().context).toMatchObject({ problem: null, refused: null })
    await refuse('signIn', NETWORK_PROBLEM)
    expect(now().context.problem).toEqual(NETWORK_PROBLEM)
  })

  // @shows ACCOUNT-31
  it('checks the address, creates the account and signs in when the user signs up', async () => {
    const { actor, now, calls, answer } = openSession()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await answer('checkEmail', SUCCESS)
    await answer('signUp', SUCCESS)
    const { email, password } = SIGN_UP_FORM
    expect(calls.at(-1)?.input).toEqual({ email, password, stay: false })
    await answer('signIn', SIGNED_IN_ANSWER)
    expect([now().value, now().context.form]).toEqual([{ signedIn: 'fresh' }, null])
  })

  it('does not create an account for a registered address, and clears the form', async () => {
    const { actor, now, calls, answer } = openSession()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await answer('checkEmail', EMAIL_TAKEN_REFUSAL)
    expect(now().value).toEqual({ signedOut: 'failed' })
    expect(calls.map(({ id }) => id)).toEqual(['checkEmail'])
    expect(now().context.form).toBeNull()
  })

  it('reports that the account exists when only the first sign-in fails', async () => {
    const { actor, now, answer, refuse } = openSession()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await answer('checkEmail', SUCCESS)
    await answer('signUp', SUCCESS)
    await refuse('signIn', NETWORK_PROBLEM)
    expect(now().value).toEqual({ signedOut: 'registered' })
  })

  // @shows SESSION-8
  it('clears all data when the user signs out, even without a network', async () => {
    const { actor, now, facts, refuse } = await openSignedInSession()
    actor.send({ type: 'signOut.requested', toSignIn: true })
    expect(now().context).toMatchObject({ user: null, stored: null, why: 'left' })
    expect(facts.at(-1)).toEqual({ type: 'signedOut', why: 'left', toSignIn: true })
    await refuse('signOut', NETWORK_PROBLEM)
    expect(now().value).toEqual({ signedOut: 'idle' })
  })

  // @shows SESSION-4
  it('checks the session in the background, and signs the user out when it is over', async () => {
    const { actor, now, answer, facts } = await openSignedInSession()
    actor.send({ type: 'refresh.requested' })
    expect([now().hasTag('authenticated'), now().hasTag('busy')]).toEqual([true, false])
    await answer('validateSession', SUCCESS)
    await answer('loadUser', { ok: true, user: { ...AMIRA, verified: false } })
    expect(now().context.user?.verified).toBe(false)
    expect(facts.filter(({ type }) => type === 'signedIn')).toHaveLength(1)
    actor.send({ type: 'refresh.requested' })
    await answer('validateSession', SESSION_OVER_REFUSAL)
    expect(now().context).toMatchObject({ user: null, stored: null, why: 'refused' })
  })

  it('signs out when another tab does, and switches to the customer who signs in there', async () => {
    const { actor, now, waiting, facts } = await openSignedInSession()
    actor.send({ type: 'tab.signedIn', stored: AMIRA_STORED_USER })
    expect(now().value).toEqual({ signedIn: 'fresh' })
    actor.send({ type: 'tab.signedIn', stored: BADIS_STORED_USER })
    expect([now().hasTag('gate'), waiting()]).toEqual([true, ['validateSession']])
    expect([now().context.user, facts.at(-1)]).toEqual([null, { type: 'replaced' }])
    actor.send({ type: 'tab.signedOut' })
    expect(now().context).toMatchObject({ stored: null, why: 'elsewhere' })
  })

  // @shows WIRE-14
  it('accepts changed settings, but never another identity', async () => {
    const { actor, now } = await openSignedInSession()
    actor.send({ type: 'user.changed', user: { id: 'other', language: 'es', fullName: 'Amira' } })
    expect(now().context.user).toMatchObject({ id: AMIRA.id, fullName: 'Amira' })
    expect(now().context.stored).toEqual({ id: AMIRA.id, language: 'es' })
  })
})
