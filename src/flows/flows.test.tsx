import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { createDeferred } from '#testing/deferred.ts'
import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'

import { createTestSession, hostFlows } from '#testing/flow-deps.ts'
import { ANA } from '#testing/people.ts'
import type { Viewer } from '#api/viewer.ts'

import type { FlowHost } from './flow-host.ts'
import { MAIL_STORAGE_KEY, mailFlow, makeMail } from './testing/mail.flow.ts'

const AMIRA: Viewer = { status: 'signedIn', user: { ...ANA, type: 'user', _id: 'amira' } }

const openMailFlow = (flows: FlowHost, letter = makeMail('Badis')) => flows.open(mailFlow, letter)

beforeEach(() => i18n.activate('en'))

describe('the flow host', () => {
  // @shows FLOW-6
  it('runs one actor for a subject, and replaces it for another subject', () => {
    const flows = hostFlows()
    const actor = openMailFlow(flows)
    expect(openMailFlow(flows)).toBe(actor)

    const next = openMailFlow(flows, makeMail('Chedia'))
    expect(next).not.toBe(actor)
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(next.getSnapshot().context.to).toBe('Chedia')
  })

  it('closes a flow by its name, or by name and key', async () => {
    const flows = hostFlows()
    const actor = openMailFlow(flows)
    await flows.close('cancellation', 'Chedia')
    expect(actor.getSnapshot().status).toBe('active')

    await flows.close('cancellation')
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(openMailFlow(flows)).not.toBe(actor)
  })

  it('lets a flow finish its remaining work', async () => {
    const flows = hostFlows()
    const posted = createDeferred<string>()
    const actor = openMailFlow(flows, makeMail('Badis', { post: () => posted.promise }))
    actor.send({ type: 'send.requested' })
    const closed = flows.close('cancellation')
    expect(actor.getSnapshot().status).toBe('active')
    posted.resolve('posted')
    await closed

    expect(actor.getSnapshot().status).toBe('stopped')
  })
})

describe('a flow', () => {
  // @shows FLOW-6
  it('calls its ports and performs side effects of emitted events', async () => {
    const postedTexts: unknown[] = []
    const recipients: string[] = []
    const post = (text: string, signal: AbortSignal) => {
      postedTexts.push([text, signal.aborted])
      return Promise.resolve('posted')
    }
    const letter = makeMail('Badis', { post, onSent: (to) => recipients.push(to) })
    const actor = openMailFlow(hostFlows(), letter)
    actor.send({ type: 'text.edited', text: 'Hello' })
    actor.send({ type: 'send.requested' })

    await waitFor(() => expect(recipients).toEqual(['Badis']))
    expect(postedTexts).toEqual([['Hello', false]])
  })

  it('receives events for the current values when it starts, and for later changes', async () => {
    const { session, become } = createTestSession(AMIRA)
    const queryClient = new QueryClient()
    const actor = openMailFlow(hostFlows({ session, queryClient }))
    const { context } = actor.getSnapshot()
    expect(context.by).toBe('amira')
    expect(context.heard).toEqual(['en', 'an answer', 'the network', 'the page'])

    become(SIGNED_OUT_VIEWER)
    i18n.activate('fr')
    queryClient.setQueryData(['letters', 1], [])
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    const other = new BroadcastChannel('test-letters')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
    other.postMessage('said')

    await waitFor(() =>
      expect(actor.getSnapshot().context.heard.slice(4)).toEqual([
        'fr',
        'the network',
        'the page',
        'another tab',
      ]),
    )
    expect(actor.getSnapshot().context.by).toBeNull()
    other.close()
  })

  it('receives no events after it is closed', async () => {
    const { session, become } = createTestSession(AMIRA)
    const flows = hostFlows({ session })
    const actor = openMailFlow(flows)
    await flows.close('cancellation')
    become(SIGNED_OUT_VIEWER)
    dispatchEvent(new Event('online'))

    expect(actor.getSnapshot().context).toMatchObject({ by: 'amira', heard: { length: 4 } })
  })

  it('notifies the same flow in other tabs', async () => {
    const heard: unknown[] = []
    const other = new BroadcastChannel('test-letters')
    other.addEventListener('message', ({ data }) => heard.push(data))
    openMailFlow(hostFlows()).send({ type: 'send.requested' })

    await waitFor(() => expect(heard).toHaveLength(1))
    other.close()
  })
})

describe('a flow’s stored state', () => {
  // @shows FLOW-6
  it('is restored when the flow starts again, as after a reload', async () => {
    const flows = hostFlows()
    openMailFlow(flows).send({ type: 'text.edited', text: 'Dear' })
    await flows.close('cancellation')

    expect(openMailFlow(hostFlows()).getSnapshot().context.text).toBe('Dear')
  })

  // @shows BOOK-28
  it('is the state before the page unloads, not the aborted one', async () => {
    const actor = openMailFlow(hostFlows())
    actor.send({ type: 'text.edited', text: 'Dear' })
    dispatchEvent(new PageTransitionEvent('pagehide'))
    actor.send({ type: 'text.edited', text: 'Broken off' })
    expect(sessionStorage.getItem(MAIL_STORAGE_KEY)).toBe('Dear')

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(sessionStorage.getItem(MAIL_STORAGE_KEY)).toBe('Broken off')
  })

  it.each([
    ['signed out', { type: 'signedOut', why: 'left' }],
    ['signed out in another tab', { type: 'signedOut', why: 'elsewhere' }],
    ['was replaced by another customer', { type: 'replaced' }],
  ])('is deleted for a customer who %s, and the flow ends', (_how, changes) => {
    const { session, become } = createTestSession(AMIRA)
    const flows = hostFlows({ session })
    const actor = openMailFlow(flows)
    actor.send({ type: 'text.edited', text: 'Dear' })
    become(SIGNED_OUT_VIEWER, changes)

    expect(sessionStorage.getItem(MAIL_STORAGE_KEY)).toBeNull()
    expect(openMailFlow(flows)).not.toBe(actor)
  })

  // @shows SESSION-28
  it('is kept for a customer whose session has expired', () => {
    const { session, become } = createTestSession(AMIRA)
    const actor = openMailFlow(hostFlows({ session }))
    actor.send({ type: 'text.edited', text: 'Dear' })
    become(SIGNED_OUT_VIEWER, { type: 'signedOut', why: 'refused' })

    expect(sessionStorage.getItem(MAIL_STORAGE_KEY)).toBe('Dear')
    expect(actor.getSnapshot().context.by).toBeNull()
  })
})
