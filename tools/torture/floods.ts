import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { freePort } from '../../server/testing/processes/free-port.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import { median } from '../bench/table.ts'
import { type CountedAnswer, tallyReplies, failures } from './counted.ts'
import { type DatabaseKind, measure, type Measured } from './measured.ts'
import { type Cleanup, ownFolder, ownPostgres } from './locations.ts'

const PEOPLE = 200
const SIGN_INS = fileURLToPath(new URL('sign-ins.ts', import.meta.url))
const QUIET_READS = 40
const MOST_READS = 2000
/** So many times its quiet time, which is not taken for less than a person could tell, in ms. */
const SLOWER = 5
const AT_LEAST = 10

/** How long a page takes while everybody signs in. */
export async function floods(kind: DatabaseKind, cleanup: Cleanup): Promise<Measured[]> {
  const folder = ownFolder(cleanup)
  const database: Record<string, string> =
    kind === 'postgres'
      ? { DATABASE_URL: (await ownPostgres(cleanup)).url }
      : { DATA_DIR: join(folder, 'data') }
  const env = { APP_DIR: appDir(folder), ...database }
  const server = await startServer(await freePort(), { ...env, SEED: 'true' })
  cleanup.add(server.kill)
  const what = `GET / while ${PEOPLE} people sign in at once`
  const wanted = `median and worst under ${SLOWER} times the quiet ones`
  const signIn = await startSignIns(server.origin, cleanup)
  return [await measure(what, wanted, () => flood(server.origin, signIn))]
}

/** The built app, or where there is none a page of about its size. */
function appDir(folder: string): string {
  if (existsSync('dist/index.html')) return resolve('dist')
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${'<p>Masar</p>'.repeat(1500)}`)
  return folder
}

async function flood(origin: string, signIn: () => Promise<CountedAnswer[]>) {
  const get = async () => (await fetch(origin)).arrayBuffer()
  const read = async () => {
    const start = performance.now()
    // As a browser does when a connection that was kept open has just been closed.
    await get().catch(get)
    return performance.now() - start
  }
  for (let reads = 0; reads < 10; reads += 1) await read()
  const quiet: number[] = []
  for (let reads = 0; reads < QUIET_READS; reads += 1) quiet.push(await read())

  const over = new AbortController()
  const answered = signIn().finally(() => over.abort())
  const busy: number[] = []
  while (!over.signal.aborted && busy.length < MOST_READS) {
    busy.push(await read())
    await wait(5)
  }
  const replies = await answered
  const [before, during] = [quiet, busy].map((times) => ({
    median: median(times),
    worst: Math.max(...times),
  }))
  if (!before || !during) throw new Error('Nothing was measured.')
  const isQuick =
    isNotSlower(during.median, before.median) && isNotSlower(during.worst, before.worst)
  return {
    came: `quiet ${formatTimes(before)}, flood ${formatTimes(during)}; ${tallyReplies(replies)}`,
    isReached: isQuick && failures(replies.filter(isNotThrottled)) === 0,
  }
}

const isNotSlower = (during: number, quiet: number) => during <= SLOWER * Math.max(quiet, AT_LEAST)

const formatTimes = (times: { median: number; worst: number }) =>
  `${times.median.toFixed(0)}/${times.worst.toFixed(0)} ms`

/** Who is told to come again has been answered. */
const isNotThrottled = (reply: CountedAnswer) => reply?.status !== 503

/**
 * Who signs in does so in a process of its own, so that the reader is kept waiting by the server alone,
 * and of low priority: the people of a crowd have processors of their own, and take none of the server's.
 */
async function startSignIns(origin: string, cleanup: Cleanup) {
  const child = fork(SIGN_INS, [origin, String(PEOPLE)])
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  cleanup.add(async () => {
    child.kill()
  })
  await once(child, 'message')
  return async (): Promise<CountedAnswer[]> => {
    child.send('go')
    const [answers] = await once(child, 'message')
    return answers
  }
}
