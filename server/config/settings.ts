export type Setting = {
  name: string
  /** What it is when it is not set, as an operator would write it, or in words. */
  fallback: string
  meaning: string
}

export type SettingGroup = { title: string; settings: readonly Setting[] }

const setting = (name: string, fallback: string, meaning: string): Setting => ({
  name,
  fallback,
  meaning,
})

const NONE = 'none'

/** Every setting that the server reads, for people: docs/operations.md is written from it. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Where it is',
    settings: [
      setting(
        'NODE_ENV',
        NONE,
        '`production`: real customers. No demo data, outbox page, sandbox, demo supplier or control by tests',
      ),
      setting('PORT', '`3002`', 'the port; 0 is any free one'),
      setting('HOST', '`127.0.0.1`; in production all addresses', 'the address that it listens to'),
      setting(
        'PUBLIC_URL',
        '`http://localhost:PORT`',
        'the address of customers: begins the links in mails; https makes cookies `Secure` and sends `Strict-Transport-Security`',
      ),
      setting(
        'ALLOWED_HOSTS',
        NONE,
        'other names that the server answers to, without ports, with commas between them (server/README.md, "Names and proxies")',
      ),
      setting(
        'ALLOWED_ORIGINS',
        NONE,
        'other origins whose pages may call with cookies, with commas between them',
      ),
      setting(
        'COOKIE_SAME_SITE',
        '`lax`',
        '`none` when the app is on another site than the API (needs https)',
      ),
      setting(
        'TRUSTED_PROXIES',
        '`0`',
        'how many proxies of yours stand before the server; `TRUST_PROXY=true` of before means 1',
      ),
      setting('APP_DIR', '`dist`', 'the built app'),
    ],
  },
  {
    title: 'Database',
    settings: [
      setting(
        'DATABASE_URL',
        NONE,
        'PostgreSQL (15 or newer, with `btree_gist`, `pg_trgm`, `unaccent`), for several servers',
      ),
      setting(
        'DATA_DIR',
        '`.data`',
        'without one: the folder of the embedded database, for one process at a time',
      ),
      setting(
        'SEED',
        '`true`; refused in production',
        'make the demo data in a database without one',
      ),
    ],
  },
  {
    title: 'Operation',
    settings: [
      setting(
        'LOG_FORMAT',
        '`text`; in production `json`',
        'lines for people, or lines of JSON with level, time and request id',
      ),
      setting(
        'LOG_LEVEL',
        '`info`',
        '`debug`, `info` (every call), `warn` (what went wrong) or `error`; the lines for people name calls with `debug` alone',
      ),
      setting(
        'METRICS_ADDRESS',
        NONE,
        'host and port such as `127.0.0.1:9464` where Prometheus reads `/metrics`; keep it away from customers',
      ),
      setting(
        'STOP_DELAY_SECONDS',
        '`0`',
        'how long a server that is told to stop still takes connections, so that a load balancer sees that it is not ready',
      ),
      setting('RATE_LIMIT', '`true`', 'refuse what one address asks too often'),
      setting(
        'CHECK_ANSWERS',
        '`true`; in production `false`',
        'hold answers against the contract, too',
      ),
    ],
  },
  {
    title: 'The trade',
    settings: [
      setting(
        'BASE_CURRENCY',
        '`TND`',
        "the currency of every amount in the database and on the wire; of a new database, as amounts are not converted. The demo world's prices are dinars",
      ),
      setting('TIME_ZONE', '`Africa/Tunis`', 'the zone of a location that names none'),
      setting(
        'COUNTRY_CODE',
        '`FR`',
        'what `country-code` answers when nothing better is known. `TN` bars full online payment',
      ),
      setting(
        'COUNTRY_LOOKUP_URL',
        NONE,
        'a service that answers the bare country code of `{ip}`, such as `https://ipinfo.io/{ip}/country`',
      ),
      setting(
        'DEMO_SUPPLIER_SECONDS',
        '`20`; in production `0`',
        'after how long the demo supplier answers for suppliers: confirms bookings, agrees to cancel; 0: people do',
      ),
    ],
  },
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
        'what a dinar is worth, for charges: the same source as `rates` in `config.json`',
      ),
      setting('STRIPE_SECRET_KEY', NONE, 'cards by Stripe, with the next two'),
      setting('STRIPE_PUBLISHABLE_KEY', NONE, 'what the page tells Stripe'),
      setting('STRIPE_WEBHOOK_SECRET', NONE, 'signs webhooks to `/api/webhooks/stripe`'),
      setting('STRIPE_API_BASE', "Stripe's own", 'another address (tests)'),
      setting('PAYPAL_CLIENT_ID', NONE, 'PayPal, with the next two'),
      setting('PAYPAL_CLIENT_SECRET', NONE, 'what the server tells PayPal'),
      setting('PAYPAL_WEBHOOK_ID', NONE, 'names the webhook to `/api/webhooks/payPal`'),
      setting(
        'PAYPAL_API_BASE',
        '`https://api-m.sandbox.paypal.com`',
        'real money moves at `https://api-m.paypal.com`',
      ),
      setting(
        'PAYMENT_SANDBOX',
        '`true` without keys; `false` in production',
        'test cards; refused next to keys that take real money',
      ),
      setting('SANDBOX_SLOW_MS', '`30000`', 'how long the slow card takes'),
      setting(
        'SANDBOX_WEBHOOK_DELAY_MS',
        '`0`',
        "how long the sandbox's webhook calls take; `never` for none",
      ),
    ],
  },
  {
    title: 'Mails',
    settings: [
      setting('SMTP_URL', NONE, 'the mail server: `smtp://user:password@host:587`, or `smtps://`'),
      setting(
        'MAIL_FROM',
        '`Masar <no-reply@HOST>`',
        'who sends them; HOST is that of `PUBLIC_URL`',
      ),
      setting(
        'CONTACT_EMAIL',
        '`contact@masar.example`',
        'who gets what people write in the contact and newsletter forms',
      ),
    ],
  },
  {
    title: 'Signing in with others, and robots',
    settings: [
      setting('GOOGLE_CLIENT_ID', NONE, 'sign-in with ID tokens of Google'),
      setting('GOOGLE_KEYS_URL', "Google's own", 'other keys (tests)'),
      setting('APPLE_CLIENT_ID', NONE, 'sign-in with ID tokens of Apple'),
      setting('APPLE_KEYS_URL', "Apple's own", 'other keys (tests)'),
      setting('FACEBOOK_APP_ID', NONE, 'sign-in with Facebook, with the next one'),
      setting('FACEBOOK_APP_SECRET', NONE, 'what the server tells Facebook'),
      setting('FACEBOOK_GRAPH_URL', "Facebook's own", 'another one (tests)'),
      setting(
        'RECAPTCHA_SECRET',
        NONE,
        'judging bot-check tokens; the page asks for them with `botCheck` in its `config.json`',
      ),
      setting('RECAPTCHA_URL', "Google's own", 'another judge (tests)'),
    ],
  },
  {
    title: 'Tests',
    settings: [
      setting(
        'TEST_CONTROL',
        '`false`; refused in production',
        'lets browser tests control calls and what happens behind them',
      ),
    ],
  },
]
