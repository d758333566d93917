import { randomUUID } from 'node:crypto'

import type { Config } from '../config/config.ts'
import { Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import { BOT_CHECK_COOKIE, type CookieJar } from '../http/cookies.ts'
import { createToken, hashToken } from './sessions/token.ts'

type PassContext = { db: Database; cookies: CookieJar; now: () => Date }

const PASS_LIFETIME_MINUTES = 10

/** Issues a pass that lets the browser submit one form. Call it after the bot-check token was accepted. */
export async function issueBotCheckPass({ db, cookies, now }: PassContext): Promise<void> {
  const token = createToken()
  const expiresAt = new Date(now().getTime() + PASS_LIFETIME_MINUTES * 60_000)
  await db
    .insertInto('bot_check_pass')
    .values({ token_hash: hashToken(token), used_for: null, expires_at: expiresAt })
    .execute()
  cookies.write(BOT_CHECK_COOKIE, token, expiresAt)
}

/**
 * Rejects a form whose browser has not passed the bot check, if one is configured. A pass is valid
 * for one request and for its retries with the same `idempotencyKey`.
 */
export async function requireBotCheck(
  { config, db, cookies, now }: PassContext & { config: Pick<Config, 'botCheck'> },
  idempotencyKey: string = randomUUID(),
): Promise<void> {
  if (!config.botCheck) return
  const token = cookies.read(BOT_CHECK_COOKIE)
  if (!token) throw new Refusal('bot-check-missing')
  const used = await db
    .updateTable('bot_check_pass')
    .set({ used_for: idempotencyKey })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .where((where) =>
      where.or([where('used_for', 'is', null), where('used_for', '=', idempotencyKey)]),
    )
    .returning('token_hash')
    .executeTakeFirst()
  if (!used) throw new Refusal('bot-check-missing')
}
