import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import type { Browser } from '../../testing/browser.ts'
import { createPngWithClaimedSize } from '../../testing/files.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let yasmine: Browser
beforeAll(async () => {
  server = await createTestServer()
  yasmine = await createSignedInBrowser(server, 'yasmine')
})
afterAll(() => server.close())

const uploadAvatar = (file: File) =>
  yasmine.upload(`/api/update-avatar/${landmarks.accounts.yasmine}`, 'image', file)

describe('a picture', () => {
  it.each([
    ['60,000 by 60,000', 60_000, 60_000, 413],
    ['more than there are numbers for', 2 ** 31, 2 ** 31, 413],
    ['a line around the world', 20_000, 1, 413],
    ['more dots than any camera has', 11_000, 11_000, 413],
    ['none', 0, 0, 400],
    ['what a good camera has', 8_160, 6_144, 200],
  ])(
    'of %s pixels according to its header gets the expected response',
    async (_, width, height, status) => {
      const file = createPngWithClaimedSize(width, height)
      expect((await uploadAvatar(file)).status).toBe(status)
      expect((await yasmine.upload('/api/create-license', 'file', file)).status).toBe(status)
    },
  )

  it('with a valid header but no image data is rejected', async () => {
    const half = new File([Buffer.from('\xFF\xD8\xFF\xE0', 'latin1')], 'me.jpg')
    expect((await uploadAvatar(half)).body).toMatchObject({
      errors: [{ pointer: '/image', code: 'wrong-format' }],
    })
  })
})
