import { setTimeout as wait } from 'node:timers/promises'

import { connect, type Where } from '../../server/db/connection/connect.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { queueMail } from '../../server/mail/mail-queue.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { type MailServer, mailServer } from '../../server/testing/processes/mail-server.ts'
import { type ServerProcess, startServer } from '../../server/testing/processes/server-process.ts'
import { type Cleanup } from './locations.ts'
import { measure, type Measured } from './measured.ts'

const ROUNDS = 5
const MAILS_PER_ROUND = 100
const LONGEST_MS = 30_000
const WANTED = 'none sent twice, at most the one in transit lost in each round'

/** A server that is killed while it hands over mails. The database is a seeded one. */
export const mailKills = (
  where: Where,
  env: Record<string, string>,
  cleanup: Cleanup,
): Promise<Measured> =>
  measure(`kill -9 while ${MAILS_PER_ROUND} mails are sent, ${ROUNDS} rounds`, WANTED, async () => {
    const post = await mailServer()
    cleanup.add(post.close)
    let server: ServerProcess | null = null
    cleanup.add(() => server?.kill())
    for (let round = 0; round < ROUNDS; round += 1) {
      await queueMails(where)
      const before = post.received.length
      server = await startServer(await freePort(), { ...env, SMTP_URL: post.url })
      await untilReceived(post, before + 5 + round * 7)
      await server.kill()
    }
    const lost = await countLost(where, post)
    const twice = post.received.length - new Set(post.received.map(toMessageId)).size
    return {
      came: `${post.received.length} received, ${lost} lost, ${twice} twice`,
      isReached: twice === 0 && lost <= ROUNDS && post.received.length > ROUNDS * 5,
    }
  })

async function queueMails(where: Where): Promise<void> {
  const { db, close } = await connect(where)
  const accountId = landmarks.accounts.yasmine
  for (let mails = 0; mails < MAILS_PER_ROUND; mails += 1)
    await queueMail(db, { kind: 'reset', accountId, language: 'fr', now: new Date() })
  await close()
}

async function untilReceived(post: MailServer, count: number): Promise<void> {
  const deadline = performance.now() + LONGEST_MS
  while (post.received.length < count && performance.now() < deadline) await wait(1)
}

const toMessageId = ({ raw }: MailServer['received'][number]) =>
  /^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? ''

/** Mails that were handed over, are not tried again, and did not arrive. */
async function countLost(where: Where, post: MailServer): Promise<number> {
  const { db, close } = await connect(where)
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('handed_over_at', 'is not', null)
    .execute()
  await close()
  const received = new Set(post.received.map(toMessageId))
  return rows.filter(({ id }) => !received.has(id)).length
}
