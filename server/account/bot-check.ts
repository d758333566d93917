import type { Config } from '../config/config.ts'

const TIMEOUT_MS = 5000
/** The threshold that reCAPTCHA recommends: lower scores probably come from bots. */
const MIN_SCORE = 0.5
/** The action for which the page requests the token (FORM-8). */
const ACTION = 'submit'
/** Sent by pages that could not determine the visitor's IP address. */
const UNKNOWN_IP = '0.0.0.0'

type BotCheckService = NonNullable<Config['botCheck']>

/** Verifies a token with the service that issued it. Throws when the service is unavailable. */
export async function verifyBotCheckToken(
  { secret, url }: BotCheckService,
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(ip === UNKNOWN_IP ? {} : { remoteip: ip }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The bot check responded with ${response.status}`)
  const assessment: unknown = await response.json()
  return isObject(assessment) && assessment['success'] === true && isGoodEnough(assessment)
}

/** Older versions of the check return neither score nor action. */
function isGoodEnough({ score, action }: Assessment): boolean {
  if (typeof score === 'number' && score < MIN_SCORE) return false
  return typeof action !== 'string' || action === ACTION
}

type Assessment = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Assessment =>
  typeof value === 'object' && value !== null
