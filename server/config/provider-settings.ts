import { PROVIDER_DESCRIPTIONS } from '../payments/settings/all-providers.ts'
import { type Setting, UNSET, describeSetting } from './setting.ts'

export type SettingGroup = { title: string; settings: readonly Setting[] }

/** Settings of payment providers, email, social sign-in and bot check. */
export const PROVIDER_SETTINGS: readonly SettingGroup[] = [
  {
    title: 'Payments',
    settings: [
      describeSetting(
        'PAYMENT_WINDOW_MINUTES',
        '`30`',
        'how long a booking waits for its online payment and holds the car',
      ),
      describeSetting(
        'RATES_URL',
        "the server's own `/rates`",
        'the source of exchange rates for charges; must match `rates` in `config.json`',
      ),
      ...Object.values(PROVIDER_DESCRIPTIONS).flatMap(({ settings }) => settings),
    ],
  },
  {
    title: 'Emails',
    settings: [
      describeSetting(
        'SMTP_URL',
        UNSET,
        'the email server: `smtp://user:password@host:587`, or `smtps://`',
      ),
      describeSetting(
        'MAIL_FROM',
        '`Masar <no-reply@HOST>`',
        'the sender, whose name is the operator’s name in emails; HOST is the host of `PUBLIC_URL`',
      ),
      describeSetting(
        'CONTACT_EMAIL',
        '`contact@masar.example`',
        'the recipient of the contact and newsletter forms',
      ),
    ],
  },
  {
    title: 'Social sign-in and bot check',
    settings: [
      describeSetting('GOOGLE_CLIENT_ID', UNSET, 'enables sign-in with Google ID tokens'),
      describeSetting(
        'GOOGLE_KEYS_URL',
        "Google's own",
        'the URL of the public keys; changed only in tests',
      ),
      describeSetting('APPLE_CLIENT_ID', UNSET, 'enables sign-in with Apple ID tokens'),
      describeSetting(
        'APPLE_KEYS_URL',
        "Apple's own",
        'the URL of the public keys; changed only in tests',
      ),
      describeSetting(
        'FACEBOOK_APP_ID',
        UNSET,
        'enables sign-in with Facebook, together with the next setting',
      ),
      describeSetting('FACEBOOK_APP_SECRET', UNSET, "the app's secret"),
      describeSetting('FACEBOOK_GRAPH_URL', "Facebook's own", 'another URL (tests)'),
      describeSetting(
        'RECAPTCHA_SECRET',
        UNSET,
        'enables the bot check, without which sign-up, checkout, contact, newsletter and password reset are then rejected; also requires `botCheck` in `config.json`',
      ),
      describeSetting('RECAPTCHA_URL', "Google's own", 'another service (tests)'),
      describeSetting(
        'UNPAID_BOOKINGS_PER_EMAIL',
        '5',
        'how many unpaid bookings per email address may hold cars at a time; `0`: no limit, as with `RATE_LIMIT=false`',
      ),
      describeSetting(
        'UNPAID_BOOKINGS_PER_NETWORK',
        '30',
        'the same limit per network: an IPv4 address or an IPv6 /64',
      ),
    ],
  },
]
