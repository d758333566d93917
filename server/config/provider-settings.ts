import { PROVIDER_DESCRIPTIONS } from '../payments/settings/all-providers.ts'
import { type Setting, UNSET, setting } from './setting.ts'

export type SettingGroup = { title: string; settings: readonly Setting[] }

/** Settings of payment providers, mail, social sign-in and bot check. */
export const PROVIDER_SETTINGS: readonly SettingGroup[] = [
  {
    title: 'Payments',
    settings: [
      setting(
        'PAYMENT_WINDOW_MINUTES',
        '`30`',
        'how long a booking waits for its online payment and holds the car',
      ),
      setting(
        'RATES_URL',
        "the server's own `/rates`",
        'the source of exchange rates for charges, the same as `rates` in `config.json`',
      ),
      ...Object.values(PROVIDER_DESCRIPTIONS).flatMap(({ settings }) => settings),
    ],
  },
  {
    title: 'Mails',
    settings: [
      setting('SMTP_URL', UNSET, 'the mail server: `smtp://user:password@host:587`, or `smtps://`'),
      setting(
        'MAIL_FROM',
        '`Masar <no-reply@HOST>`',
        'the sender; its name is the name of the operator in mails; HOST is that of `PUBLIC_URL`',
      ),
      setting(
        'CONTACT_EMAIL',
        '`contact@masar.example`',
        'the recipient of the contact and newsletter forms',
      ),
    ],
  },
  {
    title: 'Social sign-in and bot check',
    settings: [
      setting('GOOGLE_CLIENT_ID', UNSET, 'sign-in with ID tokens of Google'),
      setting('GOOGLE_KEYS_URL', "Google's own", 'other keys (tests)'),
      setting('APPLE_CLIENT_ID', UNSET, 'sign-in with ID tokens of Apple'),
      setting('APPLE_KEYS_URL', "Apple's own", 'other keys (tests)'),
      setting('FACEBOOK_APP_ID', UNSET, 'sign-in with Facebook, with the next one'),
      setting('FACEBOOK_APP_SECRET', UNSET, "the app's secret"),
      setting('FACEBOOK_GRAPH_URL', "Facebook's own", 'another URL (tests)'),
      setting(
        'RECAPTCHA_SECRET',
        UNSET,
        'bot check of sign-up, checkout, contact, newsletter and password reset, all rejected without it; the page needs `botCheck` in its `config.json`',
      ),
      setting('RECAPTCHA_URL', "Google's own", 'another service (tests)'),
      setting(
        'UNPAID_BOOKINGS_PER_EMAIL',
        '5',
        'unpaid bookings that hold cars, for one email address; `0`: no limit, as with `RATE_LIMIT=false`',
      ),
      setting(
        'UNPAID_BOOKINGS_PER_NETWORK',
        '30',
        'the same for one network: an IPv4 address or an IPv6 /64',
      ),
    ],
  },
]
