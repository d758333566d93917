import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type FallibleNetwork = {
  /** The URL that forwards to the target. */
  url: string
  /** The number of connections so far. */
  connections: () => number
  /** Stops forwarding silently, like an unplugged cable. */
  goSilent: () => void
  /** Delivers what was sent in the meantime. */
  resume: () => void
  /** Delays everything by this many milliseconds in each direction. */
  delay: (milliseconds: number) => void
  close: () => Promise<void>
}

/** Starts a proxy to a server on this machine. */
export async function startFallibleNetwork(target: string): Promise<FallibleNetwork> {
  const far = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false
  let delay = 0
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    const beyond = connect(Number(far.port), far.hostname)
    for (const [socket, other] of [
      [near, beyond],
      [beyond, near],
    ] as const) {
      sockets.add(socket)
      // Not a pipe, because each chunk may be delayed; the order is preserved.
      let line = Promise.resolve()
      socket.on('data', (part) => {
        line = line
          .then(() => (delay > 0 ? wait(delay) : undefined))
          .then(() => void other.write(part))
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isSilent) socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    url: url.href,
    connections: () => connections,
    goSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    delay: (milliseconds) => {
      delay = milliseconds
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
