import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findFreePort } from '../../server/testing/processes/free-port.ts'
import { isInstalled, startWebHost, WEB_HOSTS } from './web-hosts.ts'

const SESSION_COOKIE = 'bc-x-access-token-frontend'
const PHONE_PHOTO_BYTES = 5_000_000

interface ReceivedRequest {
  path: string
  host: string
  origin: string
  bytes: number
}

interface ProxiedResponse {
  status: number
  cookies: string[]
  seen: ReceivedRequest
}

/**
 * Starts a backend that responds with a description of the request. Like BookCars, it sets the cookie with a
 * domain, and clears it without one.
 */
function startBackend(): Server {
  return createServer((call, answer) => {
    let bytes = 0
    call.on('data', (part: Buffer) => (bytes += part.length))
    call.on('end', () => {
      const cookies = call.url?.includes('sign-in')
        ? [
            `${SESSION_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`,
            `${SESSION_COOKIE}=1; Domain=example.com; Path=/; HttpOnly`,
          ]
        : []
      const { host, origin } = call.headers
      answer.setHeader('set-cookie', cookies)
      answer.end(JSON.stringify({ path: call.url, host, origin, bytes }))
    })
  }).listen(0, '127.0.0.1')
}

let folder: string
let backend: Server
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-bookcars-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'dist/documents/fr'), { recursive: true })
  writeFileSync(join(folder, 'dist/documents/fr/home.html'), 'home')
  backend = startBackend()
})
afterAll(() => {
  backend.close()
  rmSync(folder, { recursive: true })
})

for (const host of WEB_HOSTS) {
  const isHere = isInstalled(host.name)

  describe.skipIf(!isHere)(
    `a BookCars backend behind ${host.name}${isHere ? '' : ' (it is not installed)'}`,
    () => {
      let port: number
      let stop: () => Promise<void>
      beforeAll(async () => {
        port = await findFreePort()
        const backendPort = (backend.address() as AddressInfo).port
        const work = join(folder, host.name)
        stop = await startWebHost(host, { files: join(folder, 'dist'), work, port, backendPort })
      })
      afterAll(() => stop())

      /** `fetch` does not allow a custom `Host`. */
      const sendRequest = (method: string, path: string, body = Buffer.alloc(0)) =>
        new Promise<ProxiedResponse>((resolve, reject) => {
          const headers = { host: `127.0.0.1:${port}`, 'content-length': body.length }
          const call = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
            let text = ''
            reply.on('data', (part: Buffer) => (text += part.toString()))
            reply.on('end', () => {
              const status = reply.statusCode ?? 0
              const seen = (
                status === 200 && text.startsWith('{') ? JSON.parse(text) : {}
              ) as ReceivedRequest
              resolve({ status, cookies: reply.headers['set-cookie'] ?? [], seen })
            })
          })
          call.on('error', reject)
          call.end(body)
        })

      it.each(['/api/settings', '/api/location/66aa/en', '/cdn/bookcars/cars/clio.jpg'])(
        'receives %s unchanged, with the configured origin and the port in “Host”',
        async (path) => {
          const { seen } = await sendRequest('GET', path)
          expect(seen).toMatchObject({
            path,
            origin: 'https://rent.example.com',
            host: `127.0.0.1:${port}`,
          })
        },
      )

      it('sets a cookie without a domain, so that it can be cleared', async () => {
        const { cookies } = await sendRequest('POST', '/api/sign-in/frontend')
        expect(cookies).toHaveLength(2)
        // nginx leaves an empty domain, which browsers ignore (RFC 6265, 5.2.3).
        const [cleared, set] = cookies.map((cookie) => cookie.replace('; Domain=;', ';'))
        expect(cleared).toMatch(/^bc-x-access-token-frontend=; Path=\/; Expires=/)
        expect(set).toBe('bc-x-access-token-frontend=1; Path=/; HttpOnly')
      })

      it('accepts license pictures as large as phone photos', async () => {
        const { status, seen } = await sendRequest(
          'POST',
          '/api/create-license',
          Buffer.alloc(PHONE_PHOTO_BYTES),
        )
        expect([status, seen.bytes]).toEqual([200, PHONE_PHOTO_BYTES])
      })

      it('does not receive requests for pages', async () => {
        expect(await sendRequest('GET', '/')).toMatchObject({ status: 200, seen: {} })
        expect((await sendRequest('GET', '/no/such/page')).status).toBe(404)
      })
    },
  )
}
