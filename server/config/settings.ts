import { PROVIDER_SETTINGS, type SettingGroup } from './provider-settings.ts'
import { UNSET, setting } from './setting.ts'

/** Every setting of the server; generates docs/operations.md. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Where it is',
    settings: [
      setting(
        'NODE_ENV',
        UNSET,
        '`production`, `development` (when unset) or `test`. `production`: real customers, no demo data, outbox page, sandbox, demo supplier or control by tests',
      ),
      setting('PORT', '`3002`', 'the port; 0 is any free one'),
      setting('HOST', '`127.0.0.1`; in production all addresses', 'the listening address'),
      setting(
        'PUBLIC_URL',
        '`http://localhost:PORT`',
        'the public URL, without a path: the start of links in mails. With https, cookies are `Secure` and named `__Host-…`, and `Strict-Transport-Security` is sent',
      ),
      setting(
        'ALLOWED_HOSTS',
        UNSET,
        'other host names of the server, without ports, separated by commas (server/README.md, "Names and proxies")',
      ),
      setting(
        'ALLOWED_ORIGINS',
        UNSET,
        'other origins whose pages may call the API with cookies, separated by commas',
      ),
      setting(
        'COOKIE_SAME_SITE',
        '`lax`',
        '`none` when app and API are on different sites (requires https)',
      ),
      setting(
        'TRUSTED_PROXIES',
        '`0`',
        'the number of your proxies in front of the server; the former `TRUST_PROXY=true` means 1',
      ),
      setting('APP_DIR', '`dist`', 'the built app'),
    ],
  },
  {
    title: 'Database',
    settings: [
      setting(
        'DATABASE_URL',
        UNSET,
        'PostgreSQL (15 or newer, with `btree_gist`, `pg_trgm`, `unaccent`), for several servers',
      ),
      setting(
        'DATA_DIR',
        '`.data`, with `PROFILE=bookcars` `.data-bookcars`',
        'the folder of the embedded database, when `DATABASE_URL` is not set; for one process at a time',
      ),
      setting(
        'SEED',
        '`true`; not allowed in production',
        'create the demo data in a database without it',
      ),
    ],
  },
  {
    title: 'Operation',
    settings: [
      setting(
        'LOG_FORMAT',
        '`text`; in production `json`',
        'plain text, or lines of JSON with level, time and request id',
      ),
      setting(
        'LOG_LEVEL',
        '`info`',
        '`debug`, `info` (every call), `warn` (failures) or `error`; plain text shows calls only with `debug`',
      ),
      setting(
        'METRICS_ADDRESS',
        UNSET,
        'host and port such as `127.0.0.1:9464` where Prometheus reads `/metrics`; keep it away from customers',
      ),
      setting(
        'STOP_DELAY_SECONDS',
        '`0`',
        'how long a stopping server still accepts connections, so that a load balancer notices that it is not ready',
      ),
      setting(
        'LICENSE_KEYS',
        UNSET,
        'keys that encrypt licenses in the database: 32 bytes in base64 (`openssl rand -base64 32`); to change the key, put the new one before the old, separated by a comma',
      ),
      setting('RATE_LIMIT', '`true`', 'limit the number of requests per address'),
      setting(
        'CHECK_ANSWERS',
        '`true`; in production `false`',
        'validate responses against the contract, too',
      ),
    ],
  },
  {
    title: 'The trade',
    settings: [
      setting(
        'BASE_CURRENCY',
        '`TND`',
        "the currency of every amount in the database and on the wire. Set it before the first start: amounts are not converted. The demo data's prices are in dinars",
      ),
      setting('TIME_ZONE', '`Africa/Tunis`', 'the time zone of locations without one'),
      setting('COUNTRY_CODE', '`FR`', 'the response of `country-code` when the country is unknown'),
      setting(
        'NO_FULL_PAYMENT_FROM',
        '`TN`',
        'customers from this country cannot pay in full online; `none`: all can. The same as `noFullPaymentFrom` in `config.json`',
      ),
      setting(
        'LEGAL_NAME',
        '`Masar Location SARL`; in production none',
        'who issues receipts and invoices, with the next three: all or none. Without them there are no such documents ("Receipts and invoices")',
      ),
      setting(
        'LEGAL_ADDRESS',
        '`12 rue du Lac Biwa, 1053 Tunis`; in production none',
        'their address, in one line',
      ),
      setting('TAX_NUMBER', '`1234567A/A/M/000`; in production none', 'their tax number'),
      setting(
        'TAX_RATE',
        '`19`; in production none',
        'the VAT that every price includes, in percent; `0`: none is stated',
      ),
      setting(
        'COUNTRY_LOOKUP_URL',
        UNSET,
        'a service that returns the bare country code of `{ip}`, such as `https://ipinfo.io/{ip}/country`',
      ),
      setting(
        'DEMO_SUPPLIER_SECONDS',
        '`20`; in production `0`',
        'the delay of the demo supplier, which confirms bookings, accepts cancellations and answers messages; 0: disabled',
      ),
    ],
  },
  ...PROVIDER_SETTINGS,
  {
    title: 'Tests',
    settings: [
      setting(
        'TEST_CONTROL',
        '`false`; not allowed in production',
        'lets browser tests control calls and server events',
      ),
      setting(
        'PROFILE',
        '`masar`; not allowed in production',
        '`bookcars`: imitates a BookCars 8 backend (docs/bookcars.md). It changes the tables, so give it a separate `DATABASE_URL`',
      ),
    ],
  },
]
