import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Config } from '../config/config.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { url: string; stop: () => Promise<void> }

/** Serves the metrics for Prometheus, on a separate port that customers cannot reach. */
export function serveMetrics(
  metrics: Metrics,
  { host, port }: NonNullable<Config['metricsAddress']>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    return void metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo
      resolve({ url: `http://${host}:${taken}/metrics`, stop })
    })
  })
}
