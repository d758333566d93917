import { PROVIDER_SETTINGS, type SettingGroup } from './provider-settings.ts'
import { UNSET, setting } from './setting.ts'

/** Every setting that the server reads, for people: docs/operations.md is written from it. */
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
      setting('HOST', '`127.0.0.1`; in production all addresses', 'the address that it listens to'),
      setting(
        'PUBLIC_URL',
        '`http://localhost:PORT`',
        'the address of customers, without a path: begins the links in mails; https makes cookies `Secure`, their names begin with `__Host-`, and sends `Strict-Transport-Security`',
      ),
      setting(
        'ALLOWED_HOSTS',
        UNSET,
        'other names that the server answers to, without ports, with commas between them (server/README.md, "Names and proxies")',
      ),
      setting(
        'ALLOWED_ORIGINS',
        UNSET,
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
        UNSET,
        'PostgreSQL (15 or newer, with `btree_gist`, `pg_trgm`, `unaccent`), for several servers',
      ),
      setting(
        'DATA_DIR',
        '`.data`, with `PROFILE=bookcars` `.data-bookcars`',
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
        UNSET,
        'host and port such as `127.0.0.1:9464` where Prometheus reads `/metrics`; keep it away from customers',
      ),
      setting(
        'STOP_DELAY_SECONDS',
        '`0`',
        'how long a server that is told to stop still takes connections, so that a load balancer sees that it is not ready',
      ),
      setting(
        'LICENSE_KEYS',
        UNSET,
        'seals licences in the database: 32 bytes in base64 (`openssl rand -base64 32`); to change it, the new one before the old, with a comma between them',
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
      setting('COUNTRY_CODE', '`FR`', 'what `country-code` answers when nothing better is known'),
      setting(
        'NO_FULL_PAYMENT_FROM',
        '`TN`',
        'whoever books from this country cannot pay in full online; `none`: everybody can. The same as `noFullPaymentFrom` in `config.json`',
      ),
      setting(
        'COUNTRY_LOOKUP_URL',
        UNSET,
        'a service that answers the bare country code of `{ip}`, such as `https://ipinfo.io/{ip}/country`',
      ),
      setting(
        'DEMO_SUPPLIER_SECONDS',
        '`20`; in production `0`',
        'after how long the demo supplier answers for suppliers: confirms bookings, agrees to cancel; 0: people do',
      ),
    ],
  },
  ...PROVIDER_SETTINGS,
  {
    title: 'Tests',
    settings: [
      setting(
        'TEST_CONTROL',
        '`false`; refused in production',
        'lets browser tests control calls and what happens behind them',
      ),
      setting(
        'PROFILE',
        '`masar`; refused in production',
        '`bookcars`: answers as a BookCars 8 backend does (docs/bookcars.md). It changes the tables, so give it a `DATABASE_URL` of its own',
      ),
    ],
  },
]
