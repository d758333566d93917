import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS, createHttpProblem } from '../testing/problems.ts'
import type { AccountLinkFact, AccountLinkInput } from './account-link-facts.ts'
import {
  BADIS_ID,
  LINK,
  INVALID_REQUEST_REFUSAL,
  NEW_PASSWORD,
  UNUSABLE_LINKS,
} from './account-link.journeys.ts'
import { accountLinkMachine } from './account-link.machine.ts'

const networkProblem = { kind: 'network' }
const passwordChosen = {
  type: 'password.chosen',
  password: NEW_PASSWORD,
  repeated: NEW_PASSWORD,
} as const

function openAccountLink(input: Partial<AccountLinkInput> = {}) {
  const ports = controlPorts(accountLinkMachine)
  const whole = { purpose: 'activate', link: LINK, viewerId: null, ...input } as const
  const actor = createActor(ports.machine, { input: whole })
  const facts: AccountLinkFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

async function openForm(input?: Partial<AccountLinkInput>) {
  const link = openAccountLink(input)
  await link.answer('checkLink', SUCCESS)
  return link
}

describe('account link', () => {
  // @shows ACCOUNT-35
  it('checks the link before it shows the password form', async () => {
    const { now, answer, calls } = openAccountLink()
    expect(calls).toEqual([{ id: 'checkLink', input: { purpose: 'activate', link: LINK } }])
    await answer('checkLink', SUCCESS)
    expect(now().value).toEqual({ choosing: 'form' })
  })

  it('sends a password only when it is long enough and typed twice', async () => {
    const { actor, now, waiting } = await openForm()
    actor.send({ ...passwordChosen, repeated: 'another' })
    expect([now().context.issues, waiting()]).toEqual([['mismatch'], []])
    actor.send({ ...passwordChosen, password: 'short', repeated: 'short' })
    expect([now().context.issues, waiting()]).toEqual([['too-short'], []])
    actor.send(passwordChosen)
    expect([now().context.issues, waiting()]).toEqual([[], ['savePassword']])
  })

  it('emits the account and drops the secret when the server accepts the password', async () => {
    const { actor, now, answer, facts } = await openForm({ purpose: 'reset' })
    actor.send(passwordChosen)
    await answer('savePassword', SUCCESS)
    expect(facts).toEqual([{ type: 'settled', purpose: 'reset', email: LINK.email }])
    expect([now().status, now().context.link]).toEqual(['done', null])
  })

  it('never stores the password, and drops the secret after its last use', async () => {
    const { actor, now, answer } = await openForm()
    const holds = (secret: string) => JSON.stringify(now().context).includes(secret)
    actor.send(passwordChosen)
    expect([holds(NEW_PASSWORD), holds(LINK.token)]).toEqual([false, true])
    await answer('savePassword', UNUSABLE_LINKS.expired)
    expect([holds(NEW_PASSWORD), holds(LINK.token)]).toEqual([false, false])
  })

  it.each([
    ['expired', UNUSABLE_LINKS.expired],
    ['used', UNUSABLE_LINKS.used],
    ['replaced', UNUSABLE_LINKS.replaced],
    ['unknown', UNUSABLE_LINKS.unknown],
    ['broken', INVALID_REQUEST_REFUSAL],
  ])('ends in the state %s when the server responds with %o', async (state, no) => {
    const { now, answer } = openAccountLink()
    await answer('checkLink', no)
    expect(now().value).toBe(state)
  })

  it.each([[createHttpProblem(503)], [networkProblem]])(
    'reports a failed check for %o',
    async (problem) => {
      const { now, refuse } = openAccountLink()
      await refuse('checkLink', problem)
      expect(now().value).toBe('checkFailed')
    },
  )

  it('checks the link again after a lost connection', async () => {
    const { actor, now, refuse, waiting } = openAccountLink()
    await refuse('checkLink', networkProblem)
    actor.send({ type: 'retry.requested' })
    expect([now().value, waiting()]).toEqual(['checking', ['checkLink']])
  })

  it('resends the email to the link’s address, any number of times', async () => {
    const { actor, now, calls, answer, refuse } = openAccountLink()
    await answer('checkLink', UNUSABLE_LINKS.expired)
    actor.send({ type: 'resend.requested' })
    expect(calls.at(-1)?.input).toEqual({ purpose: 'activate', email: LINK.email })
    await refuse('resendLink', { kind: 'http', status: 429, retryAfter: 30 })
    expect(now().context.problem).toMatchObject({ retryAfter: 30 })
    actor.send({ type: 'resend.requested' })
    await answer('resendLink', SUCCESS)
    expect(now().value).toEqual({ resending: 'resent' })
  })

  it('keeps the form when the connection fails while saving', async () => {
    const { actor, now, refuse, waiting } = await openForm()
    actor.send(passwordChosen)
    await refuse('savePassword', networkProblem)
    expect(now().value).toEqual({ choosing: 'saveFailed' })
    actor.send(passwordChosen)
    expect(waiting()).toEqual(['savePassword'])
  })

  it('reports a used link when an attempt that timed out may have used it', async () => {
    const { actor, now, answer, refuse } = await openForm()
    actor.send(passwordChosen)
    await refuse('savePassword', { kind: 'timeout' })
    actor.send(passwordChosen)
    await answer('savePassword', UNUSABLE_LINKS.unknown)
    expect(now().value).toBe('used')
  })

  // @shows ACCOUNT-35
  it('does not use a link for another user until the current user has signed out', () => {
    const { actor, now, waiting } = openAccountLink({ viewerId: BADIS_ID })
    expect([now().value, waiting()]).toEqual(['otherAccount', []])
    actor.send({ type: 'session.changed', viewerId: null })
    expect([now().value, waiting()]).toEqual(['checking', ['checkLink']])
  })

  it('sends no request for an incomplete link', () => {
    const { now, waiting } = openAccountLink({ link: null })
    expect([now().value, waiting()]).toEqual(['broken', []])
  })

  it('verifies an address without a form', async () => {
    const { now, answer, calls, facts } = openAccountLink({
      purpose: 'verify',
      viewerId: LINK.userId,
    })
    expect(calls.map(({ id }) => id)).toEqual(['verifyEmail'])
    await answer('verifyEmail', SUCCESS)
    expect(now().status).toBe('done')
    expect(facts).toEqual([{ type: 'settled', purpose: 'verify', email: LINK.email }])
  })
})
