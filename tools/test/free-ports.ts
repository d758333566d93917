import { createServer } from 'node:net'

/**
 * Returns the first of `count` successive local ports that are free, at `start` or above. A test run that was
 * stopped may have left servers behind.
 */
export async function findFreePorts(start: number, count: number): Promise<number> {
  const range = Array.from({ length: count }, (_, index) => start + index)
  const isFree = await Promise.all(range.map(isPortFree))
  return isFree.every(Boolean) ? start : findFreePorts(start + isFree.lastIndexOf(false) + 1, count)
}

const isPortFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
