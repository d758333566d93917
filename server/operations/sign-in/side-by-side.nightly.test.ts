import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../../db/connection/connect.ts'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { deliverDueEmails } from '../../mail/delivery/deliver.ts'
import { createSmtpSender } from '../../mail/delivery/smtp.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { findNewestLink } from '../../testing/account-links.ts'
import { Browser } from '../../testing/browser.ts'
import { describeCredentialRaces } from '../../testing/credential-races.ts'
import { createPdf } from '../../testing/files.ts'
import { startMailServer } from '../../testing/processes/mail-server.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../../testing/processes/postgres.ts'
import {
  GOOGLE_CLAIMS,
  type Issuer,
  startTokenIssuer,
} from '../../testing/processes/token-issuer.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, createServerOn, type TestServer } from '../../testing/test-server.ts'

const { yasmine } = landmarks.accounts
const SERVER_INDEXES = [0, 1, 2]

describe.skipIf(findPostgresProblem() !== null)('on PostgreSQL, the server', () => {
  let postgres: LocalPostgres
  let server: TestServer
  let google: Issuer
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    server = createServerOn(await connect({ databaseUrl: postgres.url }))
    google = await startTokenIssuer(GOOGLE_CLAIMS)
  })
  afterAll(async () => {
    await google.keys.close()
    await server.close()
    await postgres.stop()
  })
  describeCredentialRaces(() => ({ server, google }))
})

describe.skipIf(findPostgresProblem() !== null)('three servers on one PostgreSQL database', () => {
  let postgres: LocalPostgres
  let connections: Connection[]
  let servers: TestServer[]
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    connections = await Promise.all(
      SERVER_INDEXES.map(() => connect({ databaseUrl: postgres.url })),
    )
    servers = connections.map((connection) => createServerOn(connection))
  })
  afterAll(async () => {
    await Promise.all(connections.map(({ close }) => close()))
    await postgres.stop()
  })
  function pickServer(index: number): TestServer {
    const server = servers[index % servers.length]
    if (!server) throw new Error('There is no server.')
    return server
  }

  it('send each of forty emails once', async () => {
    const { db } = pickServer(0)
    for (let mails = 0; mails < 40; mails += 1)
      await queueMail(db, { kind: 'reset', accountId: yasmine, language: 'fr', now: NOW })
    const post = await startMailServer()
    const delivering = {
      post: createSmtpSender(post.url),
      sender: { publicUrl: new URL('http://localhost'), mailFrom: 'no-reply@masar.example' },
      now: () => NOW,
      log: () => undefined,
    }
    const sent = await Promise.all(connections.map((each) => deliverDueEmails(each.db, delivering)))
    await post.close()
    expect(sent.reduce((sum, part) => sum + part, 0)).toBe(40)
    expect(post.attempts()).toBe(40)
    const ids = post.received.map(({ raw }) => /Message-ID: <(\w+)@/.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(40)
  })

  it('let only one of twenty requests use a link', async () => {
    const server = pickServer(0)
    const { email } = demoAccounts.carmen
    await new Browser(server.app).post(`/api/resend/frontend/${email}/true`)
    const link = await findNewestLink(server, email)
    const attempts = Array.from({ length: 20 }, (_none, index) =>
      new Browser(pickServer(index).app).post('/api/activate', {
        ...link,
        password: `password-${index}`,
      }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('share an uploaded license, and keep only one of several concurrent uploads', async () => {
    const server = pickServer(0)
    const token = (await createSignedInBrowser(server, 'yasmine')).cookie('masar-session') ?? ''
    const browsers = servers.map(({ app }) => {
      const browser = new Browser(app)
      browser.setCookie('masar-session', token)
      return browser
    })
    const path = `/api/update-license/${yasmine}`
    const replies = await Promise.all(
      [...browsers, ...browsers].map((browser) => browser.upload(path, 'file', createPdf())),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
    const stored = await server.db
      .selectFrom('upload')
      .innerJoin('account', 'account.license', 'upload.name')
      .select('name')
      .where('account_id', '=', yasmine)
      .execute()
    expect(stored).toHaveLength(1)
    for (const browser of browsers) {
      const read = await browser.get(`/api/licenses/${stored[0]?.name}`)
      expect([read.status, read.body]).toEqual([200, await createPdf().text()])
    }
  })
})
