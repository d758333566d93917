import type { AccountConfig } from '../config/account-config.ts'
import type { CspSources } from '../http/csp-sources.ts'

const GOOGLE_SIGN_IN_URL = 'https://accounts.google.com/gsi/'
const APPLE_ORIGIN = 'https://appleid.apple.com'
const FACEBOOK_ORIGIN = 'https://www.facebook.com'

/** The sources that the three services document for content security policies. */
const SOCIAL_SOURCES: Record<keyof AccountConfig['social'], CspSources> = {
  google: {
    script: [`${GOOGLE_SIGN_IN_URL}client`],
    connect: [GOOGLE_SIGN_IN_URL],
    frame: [GOOGLE_SIGN_IN_URL],
    style: [`${GOOGLE_SIGN_IN_URL}style`],
  },
  apple: {
    script: ['https://appleid.cdn-apple.com'],
    connect: [APPLE_ORIGIN],
    frame: [APPLE_ORIGIN],
  },
  facebook: {
    script: ['https://connect.facebook.net'],
    connect: [FACEBOOK_ORIGIN, 'https://graph.facebook.com'],
    frame: [FACEBOOK_ORIGIN],
    img: [FACEBOOK_ORIGIN],
  },
}

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/'

/**
 * No source for images: reCAPTCHA shows them inside its own frame. The last source returns the visitor's IP
 * address.
 */
const BOT_CHECK_SOURCES: CspSources = {
  script: [RECAPTCHA_URL, 'https://www.gstatic.com/recaptcha/'],
  frame: [RECAPTCHA_URL, 'https://recaptcha.google.com/recaptcha/'],
  connect: [RECAPTCHA_URL, 'https://api.ipify.org'],
}

/** The configured services. Only their presence matters, not their settings. */
export interface SignInServices {
  social?: Partial<Record<keyof AccountConfig['social'], unknown>>
  botCheck?: unknown
}

/** Lists the sources of the configured sign-in and bot-check services. */
export function listSignInSources({ social, botCheck }: SignInServices): CspSources[] {
  const { google, apple, facebook } = social ?? {}
  return [
    ...(google ? [SOCIAL_SOURCES.google] : []),
    ...(apple ? [SOCIAL_SOURCES.apple] : []),
    ...(facebook ? [SOCIAL_SOURCES.facebook] : []),
    ...(botCheck ? [BOT_CHECK_SOURCES] : []),
  ]
}
