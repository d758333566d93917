import { setTimeout as wait } from 'node:timers/promises'

import type { PGlite } from '@electric-sql/pglite'
import { Client, type ClientConfig } from 'pg'

import { throwUnavailable } from './unavailable.ts'

export type StopFunction = () => Promise<void>

/**
 * Listens to the notifications that any connection sends to a channel, and returns a function that stops
 * listening. Calls `onGap` after reconnecting, because notifications may have been missed.
 */
export type ListenFunction = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
) => Promise<StopFunction>

export const listenOnEmbedded =
  (pglite: PGlite): ListenFunction =>
  async (channel, onMessage) => {
    const stop = await pglite.listen(channel, onMessage)
    return () => stop()
  }

const RETRY_DELAY_MS = 1000

/**
 * Listens on a dedicated connection, and reconnects when it is lost. A connection that only listens would never
 * notice a dead peer, so a periodic query checks it.
 */
export const listenOnPostgres =
  (config: ClientConfig, heartbeat: number): ListenFunction =>
  async (channel, onMessage, onGap) => {
    const stopped = new AbortController()
    const { signal } = stopped
    const open = async () => {
      const { client, ...fresh } = await openConnection(config, channel, onMessage)
      void checkConnection(client, heartbeat).catch(() => undefined)
      return fresh
    }
    let line = await open().catch(throwUnavailable)

    async function keepListening(): Promise<void> {
      await line.over
      while (!signal.aborted) {
        await wait(RETRY_DELAY_MS, undefined, { ref: false })
        const next = await open().catch(() => null)
        if (!next) continue
        line = next
        // Listening was stopped while this connection was being opened.
        if (signal.aborted) return line.end()
        onGap()
        await line.over
      }
    }

    void keepListening()
    return async () => {
      stopped.abort()
      await line.end()
    }
  }

type ListenConnection = { client: Client; over: Promise<void>; end: () => Promise<void> }

async function openConnection(
  config: ClientConfig,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<ListenConnection> {
  const client = new Client(config)
  const end = () => client.end().catch(() => undefined)
  const over = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  // A lost connection emits `error` before `end`.
  client.on('error', () => void end())
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    void end()
    throw error
  }
  return { client, over, end }
}

/** Queries the connection periodically, until a query fails or times out. */
async function checkConnection(client: Client, period: number): Promise<never> {
  for (;;) {
    await wait(period, undefined, { ref: false })
    await client.query('select 1')
  }
}
