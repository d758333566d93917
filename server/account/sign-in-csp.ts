import type { AccountConfig } from '../config/account-config.ts'
import type { CspSources } from '../http/csp-sources.ts'

const GOOGLE_SIGN_IN = 'https://accounts.google.com/gsi/'
const APPLE = 'https://appleid.apple.com'
const FACEBOOK = 'https://www.facebook.com'

/** As documented by the three services for content security policies. */
const SOCIAL: Record<keyof AccountConfig['social'], CspSources> = {
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

/** Its images are inside its own frame. The last source returns a visitor's IP address. */
const BOT_CHECK: CspSources = {
  script: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
  frame: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  connect: [RECAPTCHA, 'https://api.ipify.org'],
}

/** Each configured service, whatever else is known of it. */
export interface SignInServices {
  social?: Partial<Record<keyof AccountConfig['social'], unknown>>
  botCheck?: unknown
}

/** Only the configured sign-in and bot-check services are allowed. */
export function signInSources({ social, botCheck }: SignInServices): CspSources[] {
  const { google, apple, facebook } = social ?? {}
  return [
    ...(google ? [SOCIAL.google] : []),
    ...(apple ? [SOCIAL.apple] : []),
    ...(facebook ? [SOCIAL.facebook] : []),
    ...(botCheck ? [BOT_CHECK] : []),
  ]
}
