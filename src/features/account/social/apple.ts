import { i18n } from '@lingui/core'

import { addPageScript } from '#api/cache/page-script.ts'
import { toRegionLocale } from '@masar/domain/service/languages.ts'
import type { SocialCredential } from '@masar/machines/session/session-facts.ts'

import { readCredential } from './claims.ts'
import { SocialSignInError } from './social-sign-in-error.ts'

const SCRIPT_BASE_URL = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1'

/** The parts of "Sign in with Apple JS" that we use. Apple sends the name only with the first sign-in. */
interface AppleAuth {
  init: (options: { clientId: string; scope: string; redirectURI: string; usePopup: true }) => void
  signIn: () => Promise<{
    authorization: { id_token: string }
    user?: { name?: { firstName?: string; lastName?: string } }
  }>
}

export async function loadApple(clientId: string, signal: AbortSignal): Promise<void> {
  if (!findAppleAuth()) {
    const locale = toRegionLocale(i18n.locale)
    const src = `${SCRIPT_BASE_URL}/${locale}/appleid.auth.js`
    await addPageScript(src, () => findAppleAuth() !== null, signal)
  }
  const redirectURI = `${location.origin}/sign-in`
  findAppleAuth()?.init({ clientId, scope: 'name email', redirectURI, usePopup: true })
}

export async function signInWithApple(): Promise<SocialCredential> {
  const apple = findAppleAuth()
  if (!apple) throw new Error('The Apple script is not loaded.')
  const { authorization, user } = await apple.signIn().catch((error: unknown) => {
    throw new SocialSignInError(isBlocked(error) ? 'blocked' : 'closed')
  })
  const { firstName = '', lastName = '' } = user?.name ?? {}
  return readCredential('apple', authorization.id_token, `${firstName} ${lastName}`.trim())
}

const isBlocked = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  error.error === 'popup_blocked_by_browser'

function findAppleAuth(): AppleAuth | null {
  const apple: unknown = Reflect.get(window, 'AppleID')
  const auth: unknown =
    typeof apple === 'object' && apple !== null ? Reflect.get(apple, 'auth') : null
  return isAppleAuth(auth) ? auth : null
}

const isAppleAuth = (value: unknown): value is AppleAuth =>
  typeof value === 'object' && value !== null && 'signIn' in value
