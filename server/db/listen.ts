import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/** Stops listening. */
export type StopListening = () => Promise<void>

/**
 * Hears what any connection of the database says on a channel. `onGap` is called when something may
 * have been missed, since the connection was lost for a while.
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

const PAUSE = 1000

/** On a connection of its own, which is made again for as long as it takes. */
export const listenOnPostgres =
  (connectionString: string): Listen =>
  async (channel, onMessage, onGap) => {
    const stopped = new AbortController()
    let client: Client | null = null

    async function connect(): Promise<void> {
      const fresh = new Client({ connectionString, keepAlive: true })
      client = fresh
      fresh.on('notification', ({ payload = '' }) => onMessage(payload))
      // Of a lost connection both are told; one of them is enough.
      fresh.once('error', () => void fresh.end().catch(() => undefined))
      fresh.once('end', () => void again())
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    }

    async function again(): Promise<void> {
      while (!stopped.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref())
        const isThere = await connect().then(
          () => true,
          () => false,
        )
        if (isThere) return onGap()
      }
    }

    await connect()
    return async () => {
      stopped.abort()
      await client?.end().catch(() => undefined)
    }
  }
