import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SocialCredential } from '@masar/machines/session/session-facts.ts'
import {
  simulateScriptLoad,
  simulateScriptError,
  listScripts,
  resetPageWithoutScripts,
} from '#testing/page-scripts.ts'
import { click, renderPage } from '#testing/page.tsx'

import { SocialButtons } from './social-buttons.tsx'
import { createSocialAuth } from './social-auth.ts'

const CLAIMS = { email: 'zoé@example.org', name: 'Zoé Ben Ali' }
const encodePart = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
const TOKEN = `e30.${encodePart(CLAIMS)}.c2lnbmVk`

interface GoogleOptions {
  client_id: string
  callback: (answer: { credential: string }) => void
}

/** Creates a fake Facebook SDK that returns this profile. */
const createFakeFacebook = (me: object) => ({
  init: () => undefined,
  login: (onAnswer: (answer: object) => void) => {
    onAnswer({ authResponse: { accessToken: 'EAAB' } })
  },
  api: (_path: string, _query: object, onAnswer: (answer: object) => void) => onAnswer(me),
})

const onCredential = vi.fn<(credential: SocialCredential) => void>()

const show = () =>
  renderPage(
    <SocialButtons
      socialAuth={createSocialAuth({
        google: 'google-1',
        apple: 'apple-1',
        facebook: 'facebook-1',
      })}
      busy={false}
      onCredential={onCredential}
    />,
  )

const continueWithProvider = async (name: string) => {
  show()
  await click('button', `Continue with ${name}`)
  await waitFor(() => expect(listScripts()).toHaveLength(1))
}

beforeEach(() => {
  resetPageWithoutScripts()
  onCredential.mockReset()
})

describe('social sign-in', () => {
  it('offers the configured providers, and contacts none of them before a button is pressed', () => {
    renderPage(
      <SocialButtons
        socialAuth={createSocialAuth({ apple: '1' })}
        busy={false}
        onCredential={onCredential}
      />,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue with Apple',
    ])
    expect(listScripts()).toEqual([])
  })

  it('links to the terms that customers accept', () => {
    show()
    const terms = screen.getByRole('link', { name: 'terms of use (in a new tab)' })
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/tos', '_blank'])
  })

  it("uses Google's own button", async () => {
    const initialize = vi.fn<(options: GoogleOptions) => void>()
    const renderButton = (region: HTMLElement) => {
      const button = document.createElement('button')
      button.textContent = 'Continue as Zoé'
      button.addEventListener('click', () =>
        initialize.mock.calls[0]?.[0].callback({ credential: TOKEN }),
      )
      region.append(button)
    }
    await continueWithProvider('Google')
    expect(listScripts()).toEqual(['https://accounts.google.com/gsi/client?hl=en'])
    const prompt = vi.fn<() => void>()
    await simulateScriptLoad({ google: { accounts: { id: { initialize, renderButton, prompt } } } })
    expect(await screen.findByText('Press Google’s own button to continue.')).toBeVisible()
    // The first press opens the account chooser if the browser allows it.
    expect(prompt).toHaveBeenCalledOnce()
    await click('button', 'Continue as Zoé')

    await waitFor(() => expect(onCredential).toHaveBeenCalledOnce())
    expect(screen.queryByRole('button', { name: 'Continue as Zoé' })).not.toBeInTheDocument()
    expect(initialize.mock.calls[0]?.[0].client_id).toBe('google-1')
    expect(onCredential.mock.calls[0]?.[0]).toEqual({
      provider: 'google',
      token: TOKEN,
      email: CLAIMS.email,
      fullName: CLAIMS.name,
    })
  })

  it('uses the name that Apple sends with the first sign-in', async () => {
    const auth = {
      init: vi.fn<(options: object) => void>(),
      signIn: () =>
        Promise.resolve({
          authorization: { id_token: TOKEN },
          user: { name: { firstName: 'Zoé', lastName: 'Trabelsi' } },
        }),
    }
    await continueWithProvider('Apple')
    await simulateScriptLoad({ AppleID: { auth } })

    await waitFor(() => expect(onCredential).toHaveBeenCalledOnce())
    expect(auth.init.mock.calls[0]?.[0]).toMatchObject({ clientId: 'apple-1', usePopup: true })
    expect(onCredential.mock.calls[0]?.[0]).toMatchObject({ fullName: 'Zoé Trabelsi' })
  })

  it.each([
    ['popup_closed_by_user', /was closed/],
    ['popup_blocked_by_browser', /blocked the Apple window/],
  ])('shows why the Apple window closed: %s', async (error, words) => {
    const signIn = vi.fn<() => Promise<never>>()
    signIn.mockRejectedValue({ error })
    await continueWithProvider('Apple')
    await simulateScriptLoad({ AppleID: { auth: { init: () => undefined, signIn } } })

    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(onCredential).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeEnabled()
  })

  it('reads the profile from Facebook', async () => {
    await continueWithProvider('Facebook')
    await simulateScriptLoad({ FB: createFakeFacebook({ email: 'zoe@example.org', name: 'Zoé' }) })

    await waitFor(() => expect(onCredential).toHaveBeenCalledOnce())
    expect(onCredential.mock.calls[0]?.[0]).toEqual({
      provider: 'facebook',
      token: 'EAAB',
      email: 'zoe@example.org',
      fullName: 'Zoé',
    })
  })

  it('fails when Facebook provides no email address', async () => {
    await continueWithProvider('Facebook')
    await simulateScriptLoad({ FB: createFakeFacebook({ name: 'Zoé' }) })

    expect(await screen.findByRole('alert')).toHaveTextContent('didn’t give us an email address')
    expect(onCredential).not.toHaveBeenCalled()
  })

  // @shows SESSION-25
  it('shows an error when the script is blocked, and can be retried', async () => {
    await continueWithProvider('Google')
    await simulateScriptError()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Google')
    expect(listScripts()).toEqual([])
    await click('button', 'Continue with Google')
    await waitFor(() => expect(listScripts()).toHaveLength(1))
  })

  it('requires another press when the script loads too late to open a window', async () => {
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      userActivation: { isActive: false },
    })
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }))
    await waitFor(() => expect(listScripts()).toHaveLength(1))
    const login = vi.fn<() => void>()
    await simulateScriptLoad({ FB: { init: () => undefined, login, api: () => undefined } })

    expect(await screen.findByText('Facebook is ready. Press again to continue.')).toBeVisible()
    expect(login).not.toHaveBeenCalled()
  })
})
