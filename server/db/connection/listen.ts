import { setTimeout as wait } from 'node:timers/promises'

import type { PGlite } from '@electric-sql/pglite'
import { Client, type ClientConfig } from 'pg'

import { throwUnavailable } from './unavailable.ts'

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

/**
 * On a connection of its own, which is made again, one at a time, for as long as it takes. Who only
 * listens would never notice that nobody is there any more: it asks every so many milliseconds.
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

    async function keep(): Promise<void> {
      await line.over
      while (!signal.aborted) {
        await wait(PAUSE, undefined, { ref: false })
        const next = await open().catch(() => null)
        if (!next) continue
        line = next
        // Stopped meanwhile: this one has not been seen by whoever stopped it.
        if (signal.aborted) return line.end()
        onGap()
        await line.over
      }
    }

    void keep()
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
  // Of a lost connection both are told, the error first.
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

/** Until the connection is lost: then the question fails, or the silence after it ends the line. */
async function checkConnection(client: Client, period: number): Promise<never> {
  for (;;) {
    await wait(period, undefined, { ref: false })
    await client.query('select 1')
  }
}
