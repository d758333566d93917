import { PROVIDER_SETTINGS, type SettingGroup } from './provider-settings.ts'
import { UNSET, describeSetting } from './setting.ts'

/** Every setting of the server; the operator's documentation is generated from it. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Server and URLs',
    settings: [
      describeSetting(
        'NODE_ENV',
        UNSET,
        '`production`, `development` (if unset) or `test`. `production` is for real customers: no demo data, outbox page, sandbox, demo supplier or test control',
      ),
      describeSetting('PORT', '`3002`', 'the port; 0 selects any free one'),
      describeSetting('HOST', '`127.0.0.1`; in production all addresses', 'the listening address'),
      describeSetting(
        'PUBLIC_URL',
        '`http://localhost:PORT`',
        'the public URL, without a path; links in emails start with it. With https, cookies are `Secure` and named `__Host-…`, and `Strict-Transport-Security` is sent',
      ),
      describeSetting(
        'ALLOWED_HOSTS',
        UNSET,
        'other host names of the server, without ports, separated by commas (server/README.md, "Names and proxies")',
      ),
      describeSetting(
        'ALLOWED_ORIGINS',
        UNSET,
        'other origins whose pages may call the API with cookies, separated by commas',
      ),
      describeSetting(
        'COOKIE_SAME_SITE',
        '`lax`',
        '`none` when app and API are on different sites (requires https)',
      ),
      describeSetting(
        'TRUSTED_PROXIES',
        '`0`',
        'the number of your proxies in front of the server; the older setting `TRUST_PROXY=true` means 1',
      ),
      describeSetting('APP_DIR', '`dist`', 'the built app'),
    ],
  },
  {
    title: 'Database',
    settings: [
      describeSetting(
        'DATABASE_URL',
        UNSET,
        'the URL of PostgreSQL (15 or newer, with `btree_gist`, `pg_trgm`, `unaccent`); required if several servers run',
      ),
      describeSetting(
        'DATA_DIR',
        '`.data`, with `PROFILE=bookcars` `.data-bookcars`',
        'the folder of the embedded database, used if `DATABASE_URL` is not set; for one process at a time',
      ),
      describeSetting(
        'SEED',
        '`true`; not allowed in production',
        'creates the demo data if the database does not contain it',
      ),
    ],
  },
  {
    title: 'Operation',
    settings: [
      describeSetting(
        'LOG_FORMAT',
        '`text`; in production `json`',
        'plain text, or lines of JSON with level, time and request id',
      ),
      describeSetting(
        'LOG_LEVEL',
        '`info`',
        '`debug`, `info` (every call), `warn` (failures) or `error`; plain text shows calls only with `debug`',
      ),
      describeSetting(
        'METRICS_ADDRESS',
        UNSET,
        'host and port, such as `127.0.0.1:9464`, where Prometheus reads `/metrics`; keep it private',
      ),
      describeSetting(
        'STOP_DELAY_SECONDS',
        '`0`',
        'how long a stopping server still accepts connections, so that a load balancer notices that it is not ready',
      ),
      describeSetting(
        'LICENSE_KEYS',
        UNSET,
        'keys that encrypt licenses in the database: 32 bytes in base64 (`openssl rand -base64 32`); to rotate, put the new key before the old one, separated by a comma',
      ),
      describeSetting('RATE_LIMIT', '`true`', 'limits the number of requests per IP address'),
      describeSetting(
        'CHECK_ANSWERS',
        '`true`; in production `false`',
        'also validates responses against the contract',
      ),
    ],
  },
  {
    title: 'Business',
    settings: [
      describeSetting(
        'BASE_CURRENCY',
        '`TND`',
        "the currency of every amount in the database and on the wire. Set it before the first start: amounts are not converted. The demo data's prices are in dinars",
      ),
      describeSetting('TIME_ZONE', '`Africa/Tunis`', 'the time zone of locations without one'),
      describeSetting(
        'COUNTRY_CODE',
        '`FR`',
        'the response of `country-code` if the visitor’s country is unknown',
      ),
      describeSetting(
        'NO_FULL_PAYMENT_FROM',
        '`TN`',
        'customers from this country cannot pay in full online; `none`: no restriction. Must match `noFullPaymentFrom` in `config.json`',
      ),
      describeSetting(
        'LEGAL_NAME',
        '`Masar Location SARL`; in production none',
        'the issuer of receipts and invoices. Set this and the next three settings, or none of them; without them, no such documents are issued ("Receipts and invoices")',
      ),
      describeSetting(
        'LEGAL_ADDRESS',
        '`12 rue du Lac Biwa, 1053 Tunis`; in production none',
        'the address of the issuer, in one line',
      ),
      describeSetting(
        'TAX_NUMBER',
        '`1234567A/A/M/000`; in production none',
        'the tax number of the issuer',
      ),
      describeSetting(
        'TAX_RATE',
        '`19`; in production none',
        'the VAT included in every price, in percent; `0`: no VAT is stated',
      ),
      describeSetting(
        'COUNTRY_LOOKUP_URL',
        UNSET,
        'a service that returns the bare country code of `{ip}`, such as `https://ipinfo.io/{ip}/country`',
      ),
      describeSetting(
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
      describeSetting(
        'TEST_CONTROL',
        '`false`; not allowed in production',
        'lets browser tests control calls and server events',
      ),
      describeSetting(
        'PROFILE',
        '`masar`; not allowed in production',
        '`bookcars`: imitates a BookCars 8 backend (docs/bookcars.md). It changes the tables, so give it a separate `DATABASE_URL`',
      ),
    ],
  },
]
