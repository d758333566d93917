import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepBookings } from '../../bookings/sweep-bookings.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { queueMail } from '../mail-queue.ts'
import { Browser } from '../../testing/browser.ts'
import {
  decodeMailParts,
  type MailServer,
  startMailServer,
} from '../../testing/processes/mail-server.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { deliverDueEmails } from './deliver.ts'
import { createSmtpSender } from './smtp.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const sender = {
  publicUrl: new URL('https://masar.example'),
  mailFrom: 'Masar <no-reply@masar.example>',
}

let server: TestServer
let post: MailServer
let logged: string[]
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  post = await startMailServer()
  logged = []
  server.clock.now = NOW
  await server.db.deleteFrom('outbox').execute()
})
afterEach(() => post.close())
afterAll(() => server.close())

const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE_MS)
}
const deliverEmails = () =>
  deliverDueEmails(server.db, {
    post: createSmtpSender(post.url),
    sender,
    now: () => server.clock.now,
    log: (line) => logged.push(line),
  })
const queueLink = (kind: 'reset' | 'activate' | 'verify' = 'reset') =>
  queueMail(server.db, {
    kind,
    accountId: landmarks.accounts.yasmine,
    language: 'fr',
    now: server.clock.now,
  })
const readQueuedMail = () => server.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

describe('the email queue', () => {
  // @shows OPS-8
  it('sends each email once, with a link whose secret is not stored', async () => {
    await queueLink()
    expect([await deliverEmails(), await deliverEmails()]).toEqual([1, 0])
    const [mail] = post.received
    if (!mail) throw new Error('No mail has arrived.')
    const text = decodeMailParts(mail)['text/plain'] ?? ''
    const token = /[?&]t=([\w-]{43})/.exec(text)?.[1] ?? ''
    expect(text).toContain('https://masar.example/reset-password/?u=')
    const { userId, email } = { userId: landmarks.accounts.yasmine, email: 'yasmine@masar.example' }
    const path = `/api/check-token/frontend/${userId}/${email}/${token}`
    expect((await new Browser(server.app).get(path)).status).toBe(200)
    const stored = [
      await server.db.selectFrom('outbox').selectAll().execute(),
      await server.db.selectFrom('account_link').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  // @shows OPS-8
  it('waits longer after each failure, and gives up after about three days', async () => {
    await queueLink()
    const moments: number[] = []
    while ((await readQueuedMail()).given_up_at === null) {
      post.expect('busy')
      await deliverEmails()
      const { due_at, failure } = await readQueuedMail()
      expect(failure).toBe('the mail server answers 451')
      moments.push((due_at.getTime() - server.clock.now.getTime()) / MINUTE_MS)
      server.clock.now = due_at
    }
    expect(moments.slice(0, 5)).toEqual([1, 5, 15, 60, 240])
    expect(server.clock.now.getTime() - NOW.getTime()).toBeGreaterThan(2 * DAY_MS)
    expect(post.attempts()).toBe(9)
    expect(await deliverEmails()).toBe(0)
  })

  it('creates a new link for every attempt, and invalidates earlier ones', async () => {
    await queueLink()
    post.expect('busy')
    await deliverEmails()
    advanceMinutes(1)
    await deliverEmails()
    const links = await server.db
      .selectFrom('account_link')
      .select('replaced_at')
      .where('account_id', '=', landmarks.accounts.yasmine)
      .where('replaced_at', 'is', null)
      .execute()
    expect([post.received.length, links.length]).toEqual([1, 1])
  })

  it('gives up immediately when the address is rejected', async () => {
    await queueLink()
    post.expect('refuse')
    await deliverEmails()
    expect(await readQueuedMail()).toMatchObject({ given_up_at: server.clock.now, sent_at: null })
  })

  it('never resends an email that may have been delivered', async () => {
    await queueLink()
    post.expect('hang-up')
    await deliverEmails()
    advanceMinutes(10 * 1440)
    expect([await deliverEmails(), post.attempts()]).toEqual([0, 1])
    expect((await readQueuedMail()).given_up_at).not.toBeNull()
  })

  it('sends an email that a stopped server had claimed but not started to hand over', async () => {
    await queueLink()
    await server.db.updateTable('outbox').set({ claimed_at: server.clock.now }).execute()
    expect([await deliverEmails(), post.attempts()]).toEqual([0, 0])
    advanceMinutes(11)
    await sweepBookings(server.db, server.clock.now)
    expect([await deliverEmails(), post.received.length]).toEqual([1, 1])
    expect(await readQueuedMail()).toMatchObject({ handed_over_at: server.clock.now })
  })

  it('never resends an email that a server was handing over when it stopped', async () => {
    await queueLink()
    const { now } = server.clock
    await server.db.updateTable('outbox').set({ claimed_at: now, handed_over_at: now }).execute()
    advanceMinutes(11)
    expect(await deliverEmails()).toBe(0)
    await sweepBookings(server.db, server.clock.now)
    expect(await readQueuedMail()).toMatchObject({ given_up_at: server.clock.now })
    expect([await deliverEmails(), post.attempts()]).toEqual([0, 0])
  })

  it('does not send an email that another server has since claimed', async () => {
    await queueLink()
    const slow = createSmtpSender(post.url)
    await deliverDueEmails(server.db, {
      post: async (message, handOver) => {
        await server.db.updateTable('outbox').set({ attempts: 2 }).execute()
        return slow(message, handOver)
      },
      sender,
      now: () => server.clock.now,
      log: (line) => logged.push(line),
    })
    expect(post.received).toEqual([])
  })

  it('sends each email once when several servers deliver concurrently', async () => {
    for (let mails = 0; mails < 12; mails += 1) await queueLink()
    const sent = await Promise.all([deliverEmails(), deliverEmails(), deliverEmails()])
    expect(sent.reduce((sum, part) => sum + part, 0)).toBe(12)
    const ids = post.received.map(({ raw }) => /Message-ID: <(\w+)@/.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(12)
  })

  it('skips emails that are no longer needed', async () => {
    await queueLink('verify')
    await queueLink('activate')
    expect([await deliverEmails(), post.attempts()]).toEqual([0, 0])
  })

  it('logs neither recipients nor contents', async () => {
    await queueLink()
    post.expect('refuse')
    await deliverEmails()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(
      /^mail [0-9a-f]{24} \(reset\), attempt 1: the mail server answers 550/,
    )
    expect(logged[0]).not.toMatch(/yasmine|[?&]t=/)
  })
})
