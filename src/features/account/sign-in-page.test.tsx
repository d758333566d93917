import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { sessionMachine } from '@masar/machines/session/session.machine.ts'
import { controlPorts } from 'statechart-paths/walk'
import { click, fill, renderPage, settle } from '#testing/page.tsx'

import type { SessionActor } from './session-actor.ts'
import { SignInPage } from './sign-in-page.tsx'

let actor: SessionActor
let download: ReturnType<typeof vi.fn<() => Promise<SessionActor>>>
let resolveDownload: (loaded: SessionActor) => void
let rejectDownload: () => void

const queryAlert = () => screen.queryByRole('alert')

async function signIn() {
  await fill('Email', 'ana@example.org')
  await fill('Password', 'la marsa')
  await click('button', 'Sign in')
}

beforeEach(async () => {
  actor = createActor(controlPorts(sessionMachine).machine, { input: { stored: null } }).start()
  download = vi.fn<() => Promise<SessionActor>>().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        resolveDownload = resolve
        rejectDownload = () => reject(new Error('no network'))
      }),
  )
  renderPage(<SignInPage actor={{ download }} contactEmail="help@masar.example" />)
  await waitFor(() => {
    if (download.mock.calls.length === 0) throw new Error('The chart is not asked for yet.')
  })
})

describe('signing in before the session chart is loaded', () => {
  it('starts immediately, and shows progress until the server has responded', async () => {
    await signIn()
    expect(screen.getByText('Signing in…')).toBeVisible()

    await settle(() => resolveDownload(actor))

    expect(actor.getSnapshot().matches({ signedOut: 'signingIn' })).toBe(true)
    expect(screen.getByText('Signing in…')).toBeVisible()
  })

  it('sends one attempt when the button is pressed twice', async () => {
    await signIn()
    await click('button', /Signing in…|Sign in/)
    // One download after the page first renders, and one on submit.
    expect(download).toHaveBeenCalledTimes(2)
  })

  it('shows an error when the chart fails to load, and can be retried', async () => {
    await settle(() => rejectDownload())
    await signIn()
    await settle(() => rejectDownload())
    expect(queryAlert()).toHaveTextContent('We couldn’t reach the server.')

    await click('button', 'Sign in')
    expect(queryAlert()).toBeNull()
    await settle(() => resolveDownload(actor))
    expect(actor.getSnapshot().matches({ signedOut: 'signingIn' })).toBe(true)
  })

  it('hides the error once something is typed', async () => {
    await signIn()
    await settle(() => rejectDownload())
    await fill('Email', 'other@example.org')
    expect(queryAlert()).toBeNull()
  })

  it('shows the state of the session once the chart is loaded', async () => {
    const stored = { id: 'a', language: 'en' }
    actor.send({ type: 'tab.signedIn', stored })
    await settle(() => resolveDownload(actor))
    expect(screen.getByText('Loading your account…')).toBeVisible()
  })
})
