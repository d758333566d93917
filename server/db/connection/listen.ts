import { setTimeout as wait } from 'node:timers/promises'

import type { PGlite } from '@electric-sql/pglite'
import { Client, type ClientConfig } from 'pg'

import { throwUnavailable } from './unavailable.ts'

/** Stops listening. */
export type StopListening = () => Promise<void>

/**
 * Listens to the notifications of a channel from all connections. `onGap` is called when some may
 * have been missed because the connection was lost.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
) => Promise<StopListening>

export const listenOnEmbedded =
  (pglite: PGlite): Listen =>
  async (channel, onMessage) => {
    const stop = await pglite.listen(channel, onMessage)
    return () => stop()
  }

const RETRY_DELAY_MS = 1000

/**
 * Uses a dedicated connection and reconnects until it succeeds. A listening connection would never
 * notice a dead peer, so it is checked with a periodic query.
 */
export const listenOnPostgres =
  (config: ClientConfig, heartbeat: number): Listen =>
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
        // Stopped in the meantime, before `stop` could see this connection.
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
  // A lost connection rejects first, then ends.
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

/** Runs until the connection is lost: then the query fails, or times out. */
async function checkConnection(client: Client, period: number): Promise<never> {
  for (;;) {
    await wait(period, undefined, { ref: false })
    await client.query('select 1')
  }
}
