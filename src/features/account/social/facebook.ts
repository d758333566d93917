import { i18n } from '@lingui/core'

import { addPageScript } from '#api/cache/page-script.ts'
import { toRegionLocale } from '@masar/domain/service/languages.ts'
import type { SocialCredential } from '@masar/machines/session/session-facts.ts'

import { SocialSignInError } from './social-sign-in-error.ts'

const SDK_VERSION = 'v23.0'

interface LoginResponse {
  authResponse?: { accessToken?: string } | null
}

/** The parts of Facebook's page SDK that we use. */
interface FacebookSdk {
  init: (options: { appId: string; version: string }) => void
  login: (onAnswer: (answer: LoginResponse) => void, options: { scope: string }) => void
  api: (
    path: string,
    query: { fields: string; access_token: string },
    onAnswer: (answer: { email?: unknown; name?: unknown } | undefined) => void,
  ) => void
}

export async function loadFacebook(appId: string, signal: AbortSignal): Promise<void> {
  if (findFacebook()) return
  const locale = toRegionLocale(i18n.locale)
  const src = `https://connect.facebook.net/${locale}/sdk.js`
  await addPageScript(src, () => findFacebook() !== null, signal)
  findFacebook()?.init({ appId, version: SDK_VERSION })
}

export async function signInWithFacebook(): Promise<SocialCredential> {
  const sdk = findFacebook()
  if (!sdk) throw new Error('The Facebook script is not loaded.')
  const token = await logIn(sdk)
  const { email, name } = await new Promise<{ email?: unknown; name?: unknown }>((resolve) => {
    const query = { fields: 'name,email', access_token: token }
    sdk.api('/me', query, (answer) => resolve(answer ?? {}))
  })
  if (typeof email !== 'string') throw new SocialSignInError('no-email')
  return { provider: 'facebook', token, email, fullName: typeof name === 'string' ? name : null }
}

/**
 * Resolves with an access token. The SDK does not reveal whether the customer closed the window, declined, or
 * had the window blocked by the browser.
 */
function logIn(sdk: FacebookSdk): Promise<string> {
  return new Promise((resolve, reject) => {
    sdk.login(
      ({ authResponse }) => {
        const token = authResponse?.accessToken
        if (token) resolve(token)
        else reject(new SocialSignInError('closed'))
      },
      { scope: 'public_profile,email' },
    )
  })
}

function findFacebook(): FacebookSdk | null {
  const sdk: unknown = Reflect.get(window, 'FB')
  return isFacebook(sdk) ? sdk : null
}

const isFacebook = (value: unknown): value is FacebookSdk =>
  typeof value === 'object' && value !== null && 'login' in value
