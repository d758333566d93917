import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

import { createBoundedQueue } from './bounded-queue.ts'

/**
 * Each hash occupies a CPU core and one of Node's four pool threads, which also read files. One core and two
 * threads stay free for pages. The queue is short enough that no request waits more than a few seconds.
 */
const hashingQueue = createBoundedQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 200,
})
const argon2Async = promisify(argon2)
const deriveHash = (...given: Parameters<typeof argon2Async>) =>
  hashingQueue(() => argon2Async(...given))

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
export type HashCost = typeof COST
const TAG_BYTES = 32
const PHC_PATTERN =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hashes a password as Argon2id in PHC format, so that costs can be raised later. */
export async function hashPassword(password: string, cost: HashCost = COST): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await deriveHash('argon2id', {
    ...cost,
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    tagLength: TAG_BYTES,
  })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`
}

/**
 * Verifies a password. For unknown accounts, the password is compared with a hash that nothing matches, so that
 * the response time does not reveal which addresses are registered.
 */
export async function isCorrectPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    PHC_PATTERN.exec(hash ?? (await dummyHash)) ?? []
  if (!memory) return false
  const storedTag = Buffer.from(tag, 'base64')
  const given = await deriveHash('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: Buffer.from(password.normalize('NFKC')),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: storedTag.length,
  })
  return timingSafeEqual(given, storedTag) && hash !== null
}

const dummyHash = hashPassword(randomBytes(32).toString('base64'))

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
