import type { AccountConfig } from '../config/account-config.ts'
import type { CspSources } from '../http/csp-sources.ts'

const GOOGLE_SIGN_IN = 'https://accounts.google.com/gsi/'
const APPLE = 'https://appleid.apple.com'
const FACEBOOK = 'https://www.facebook.com'

/** The sources that the three services document for content security policies. */
const SOCIAL_SOURCES: Record<keyof AccountConfig['social'], CspSources> = {
  google: {
    script: [`${GOOGLE_SIGN_IN}client`],
    connect: [GOOGLE_SIGN_IN],
    frame: [GOOGLE_SIGN_IN],
    style: [`${GOOGLE_SIGN_IN}style`],
  },
  apple: {
    script: ['https://appleid.cdn-apple.com'],
    connect: [APPLE],
    frame: [APPLE],
  },
  facebook: {
    script: ['https://connect.facebook.net'],
    connect: [FACEBOOK, 'https://graph.facebook.com'],
    frame: [FACEBOOK],
    img: [FACEBOOK],
  },
}

const RECAPTCHA = 'https://www.google.com/recaptcha/'

/**
 * No source for images: reCAPTCHA shows them inside its own frame. The last source returns the visitor's IP
 * address.
 */
const BOT_CHECK_SOURCES: CspSources = {
  script: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
  frame: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  connect: [RECAPTCHA, 'https://api.ipify.org'],
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
