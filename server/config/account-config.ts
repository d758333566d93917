import {
  type Environment,
  type SettingParser,
  SettingIssue,
  type createSettingReader,
  parseWebAddress,
  createNumberParser,
} from './config-reader.ts'
import { type SealKey, parseSealKeys } from './seal-key.ts'

/** Email delivery, social sign-in and bot check. */
export type AccountConfig = {
  /** The URL of the email server, including credentials. If it is not set, see `outbox`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Recipient of the contact form. */
  contactEmail: string
  /** Whether outgoing emails are shown on a page; never in production. */
  outbox: boolean
  social: SocialConfig
  botCheck: { secret: string; url: string } | null
  /** How many unpaid bookings may hold cars at a time; 0 means no limit. */
  unpaidBookings: { perEmail: number; perNetwork: number }
  /** The first key seals licenses, and any key opens them. Without keys, licenses are stored unencrypted. */
  licenseKeys: readonly SealKey[]
}

/** Providers of social sign-in; null when not configured. */
export type SocialConfig = {
  google: TokenIssuer | null
  apple: TokenIssuer | null
  facebook: { appId: string; appSecret: string; graphUrl: string } | null
}

/** The audience of an ID token, and the URL of its signing keys. */
export type TokenIssuer = { clientId: string; keysUrl: string }

const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'
const APPLE_KEYS_URL = 'https://appleid.apple.com/auth/keys'
const GRAPH_URL = 'https://graph.facebook.com'
const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

export function readAccountConfig(
  env: Environment,
  read: ReturnType<typeof createSettingReader>,
  issues: string[],
  host: string,
): AccountConfig {
  const smtpUrl = env['SMTP_URL']
    ? read('SMTP_URL', 'smtp://localhost', parseMailServer)
    : undefined
  return {
    smtpUrl,
    mailFrom: read('MAIL_FROM', `Masar <no-reply@${host}>`, parseMailbox),
    contactEmail: read('CONTACT_EMAIL', 'contact@masar.example', parseMailbox),
    outbox: !smtpUrl && env['NODE_ENV'] !== 'production',
    social: {
      google: issuer('GOOGLE', GOOGLE_KEYS_URL),
      apple: issuer('APPLE', APPLE_KEYS_URL),
      facebook: facebook(),
    },
    botCheck: env['RECAPTCHA_SECRET']
      ? {
          secret: env['RECAPTCHA_SECRET'],
          url: read('RECAPTCHA_URL', RECAPTCHA_VERIFY_URL, parseWebAddress),
        }
      : null,
    unpaidBookings: {
      perEmail: read('UNPAID_BOOKINGS_PER_EMAIL', '5', createNumberParser(0, 10_000)),
      perNetwork: read('UNPAID_BOOKINGS_PER_NETWORK', '30', createNumberParser(0, 10_000)),
    },
    licenseKeys: read('LICENSE_KEYS', '', parseSealKeys),
  }

  function issuer(name: string, keys: string): TokenIssuer | null {
    const clientId = env[`${name}_CLIENT_ID`]
    return clientId ? { clientId, keysUrl: read(`${name}_KEYS_URL`, keys, parseWebAddress) } : null
  }

  function facebook(): SocialConfig['facebook'] {
    const [appId, appSecret] = [env['FACEBOOK_APP_ID'], env['FACEBOOK_APP_SECRET']]
    if (!appId !== !appSecret)
      issues.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together.')
    if (!appId || !appSecret) return null
    return { appId, appSecret, graphUrl: read('FACEBOOK_GRAPH_URL', GRAPH_URL, parseWebAddress) }
  }
}

const parseMailServer: SettingParser<string> = (text) =>
  /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)
    ? text
    : new SettingIssue('an address like smtp://user:password@host:587')

const parseMailbox: SettingParser<string> = (text) =>
  /^([^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(text)
    ? text
    : new SettingIssue('a mail address')
