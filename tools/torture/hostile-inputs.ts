import { parse } from 'csv-parse/sync'

import { LANGUAGES } from '#domain/service/languages.ts'
import { isPersonName } from '#domain/person/person-name.ts'

import { readCsv } from '../../server/back-office/csv/read-csv.ts'
import { exportBookings } from '../../server/back-office/export-bookings.ts'
import { importFleet } from '../../server/back-office/fleet/import-fleet.ts'
import { perform } from '../../server/back-office/perform.ts'
import { stripeProvider } from '../../server/payments/stripe/stripe-provider.ts'
import { StripeSimulator } from '../../server/payments/testing/stripe/stripe-simulator.ts'
import { Browser } from '../../server/testing/browser.ts'
import { GOOGLE, tokenIssuer } from '../../server/testing/processes/token-issuer.ts'
import { guestCheckout, nextTrip } from '../../server/testing/requests.ts'
import { serverOn, type TestServer } from '../../server/testing/test-server.ts'
import { exactly } from './counted.ts'
import { type Ground, measure, type Measured } from './measured.ts'

/** Input that is harmless to the server but not to programs that read its output. */
export async function hostileInputs({ servers: [server] }: Ground): Promise<Measured[]> {
  return [
    await measure('exported names that look like formulas', NO_FORMULA, () => formulas(server)),
    await measure(
      'fleet tables with names of 20,000 characters, line breaks or no name',
      NONE_TAKEN,
      () => tables(server),
    ),
    await measure('names from Google with links and line breaks', NONE_KEPT, () =>
      socialNames(server),
    ),
    await measure(
      'bookings with one usual name and four that become links in mails',
      ALL_REFUSED,
      () => linkNames(server),
    ),
    await measure('correctly signed Stripe events with unexpected data', ALL_TAKEN, () =>
      signedEvents(server),
    ),
  ]
}

const NO_FORMULA = '0 cells with a formula'
const NONE_TAKEN = '0 taken'
const NONE_KEPT = '0 kept'
const ALL_REFUSED = '1 booked, the usual name'
const ALL_TAKEN = 'all are 2xx'

const FORMULAS = ['=1+1', '@SUM(1)', "x;=cmd|'/C calc'!A0", 'x,+1', '\t=1', '＝1+1', 'x;"=1"']
const LINKS = ['evil.com/win', 'bit.ly/abc', 'Win 1000€ at evil.example', 'www.evil.example']
const DELIMITERS = [',', ';', '\t']
const begins = (cell: string) => /^["'\s]*[=+\-@＝＋－＠]/.test(cell) && !/^["\s]*'/.test(cell)

/** A database can have such names from before they were checked. */
async function formulas({ app, db }: TestServer) {
  const drivers = FORMULAS.map((_, at) => `formula-${at}@private.example`)
  for (const [at, email] of drivers.entries()) {
    await new Browser(app).post('/api/checkout', guestCheckout(nextTrip(), { email }))
    const full_name = FORMULAS[at]
    await db.updateTable('account').set({ full_name }).where('email', '=', email).execute()
  }
  let found = 0
  let rows = 0
  for (const language of LANGUAGES) {
    let table = ''
    for await (const part of exportBookings(db, language)) table += part
    rows += drivers.filter((email) => table.includes(email)).length
    for (const delimiter of DELIMITERS) {
      const options = { delimiter, relax_quotes: true, relax_column_count: true }
      for (const quote of [null, '"'])
        found += parse(table, { ...options, quote })
          .flat()
          .filter(begins).length
    }
  }
  const isExported = rows === drivers.length * LANGUAGES.length
  return exactly(isExported ? `${found} cells with a formula` : `${rows} rows`, NO_FORMULA)
}

const SUPPLIER_TABLES = ['x'.repeat(20_000), '"Alpha\rATTACH:evil"', '" "'].map(
  (name) => `supplier;name;pay_later;minimum_rental_days\r\nhostile;${name};yes;\r\n`,
)

async function tables({ db }: TestServer) {
  let taken = 0
  for (const table of SUPPLIER_TABLES)
    taken += await perform(db, false, (tx) =>
      importFleet(tx, [readCsv('suppliers.csv', table)]),
    ).then(
      () => 1,
      () => 0,
    )
  return exactly(`${taken} taken`, NONE_TAKEN)
}

async function socialNames(server: TestServer) {
  const google = await tokenIssuer(GOOGLE)
  const { app, db } = serverOn(server, {
    social: {
      google: { clientId: GOOGLE.aud, keysUrl: google.keys.url },
      apple: null,
      facebook: null,
    },
  })
  const names = [...LINKS, 'Win 1000 EUR\r\nhttps://phish.example/now']
  const emails = names.map((_, at) => `social-${at}@private.example`)
  let signedIn = 0
  for (const [at, email] of emails.entries()) {
    const accessToken = await google.token({ email, sub: email, name: names[at] })
    const body = { socialSignInType: 'google', accessToken, email, fullName: names[at] }
    signedIn += Number((await new Browser(app).post('/api/social-sign-in', body)).status === 200)
  }
  await google.keys.close()
  const people = await db
    .selectFrom('account')
    .select('full_name')
    .where('email', 'in', emails)
    .execute()
  const kept = people.filter(({ full_name }) => !isPersonName(full_name)).length
  const came = signedIn === names.length ? `${kept} kept` : `${signedIn} could sign in`
  return exactly(came, NONE_KEPT)
}

async function linkNames({ app }: TestServer) {
  const book = (fullName: string, at: number) =>
    new Browser(app).post(
      '/api/checkout',
      guestCheckout(nextTrip(), { fullName, email: `links-${at}@private.example` }),
    )
  const statuses = await Promise.all(['Ana Trabelsi', ...LINKS].map(book))
  const refused = statuses.filter(({ status }) => status === 400).length
  return exactly(`${statuses.length - refused} booked, the usual name`, ALL_REFUSED)
}

const EVENTS = [
  'null',
  '{}',
  '{"id":"evt_1","type":"checkout.session.completed"}',
  '{"id":"evt_1","type":"checkout.session.completed","data":{"object":null}}',
  '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":7}}}',
  '{"id":"evt_1","type":"refund.failed","data":{}}',
]

async function signedEvents(server: TestServer) {
  const stripe = await StripeSimulator.start()
  const shop = serverOn(server)
  const provider = stripeProvider({ ...stripe.settings, timeoutMs: 10_000, retries: 0 })
  shop.providers.splice(0, shop.providers.length, provider)
  const statuses: number[] = []
  for (const [at, payload] of EVENTS.entries()) {
    const request = new Request('http://localhost:3002/api/webhooks/stripe', {
      method: 'POST',
      headers: stripe.signed({ id: `evt_${at}`, type: 'x', payload }),
      body: payload,
    })
    statuses.push((await shop.app(request)).status)
  }
  await stripe.stop()
  const isTaken = statuses.every((status) => status >= 200 && status < 300)
  return exactly(isTaken ? ALL_TAKEN : statuses.join(', '), ALL_TAKEN)
}
