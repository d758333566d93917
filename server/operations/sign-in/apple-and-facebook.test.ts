import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { startStub, type StubServer } from '../../testing/processes/stub-server.ts'
import {
  APPLE_CLAIMS,
  type Issuer,
  startTokenIssuer,
} from '../../testing/processes/token-issuer.ts'
import { readIssuePointers } from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

const FACEBOOK_RESPONSES: Record<string, object> = {
  '/debug_token': {
    data: { is_valid: true, app_id: 'masar-facebook', user_id: '777', type: 'USER' },
  },
  '/me': { id: '777', name: 'Ana Trabelsi', email: 'ana.fb@example.org' },
}
const STOLEN_TOKEN_RESPONSE = {
  json: { data: { is_valid: true, app_id: 'another-app', user_id: '777' } },
}

let apple: Issuer
let stranger: Issuer
let facebook: StubServer
let server: TestServer
beforeAll(async () => {
  apple = await startTokenIssuer(APPLE_CLAIMS)
  stranger = await startTokenIssuer(APPLE_CLAIMS)
  facebook = await startStub(({ path, query }) =>
    query['input_token'] === 'stolen' ? STOLEN_TOKEN_RESPONSE : { json: FACEBOOK_RESPONSES[path] },
  )
  server = await createTestServer({
    social: {
      google: null,
      apple: { clientId: APPLE_CLAIMS.aud, keysUrl: apple.keys.url },
      facebook: { appId: 'masar-facebook', appSecret: 'fb-secret', graphUrl: facebook.url },
    },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([apple.keys, stranger.keys, facebook].map((each) => each.close()))
})

const signIn = (body: object) => new Browser(server.app).post('/api/social-sign-in', body)

describe('signing in with Apple', () => {
  it('accepts only tokens signed with Apple’s own keys', async () => {
    const email = 'relay@privaterelay.appleid.com'
    const body = { socialSignInType: 'apple', email }
    // Apple sends `email_verified` as a string.
    const claims = { email, email_verified: 'true' }
    const good = await apple.token(claims)
    expect((await signIn({ ...body, accessToken: good })).status).toBe(200)
    const wrong = await stranger.token(claims)
    expect((await signIn({ ...body, accessToken: wrong })).status).toBe(400)
  })
})

describe('signing in with Facebook', () => {
  const body = { socialSignInType: 'facebook', email: 'ana.fb@example.org' }

  it('calls Facebook twice, and proves knowledge of the app secret', async () => {
    const reply = await signIn({ ...body, accessToken: 'fb-token' })
    expect([reply.status, reply.body]).toMatchObject([200, { fullName: 'Ana Trabelsi' }])
    const [debug, me] = facebook.requests.slice(-2)
    expect(debug?.query).toEqual({
      input_token: 'fb-token',
      access_token: 'masar-facebook|fb-secret',
    })
    expect(me?.query).toMatchObject({
      access_token: 'fb-token',
      // HMAC-SHA256 of the token, keyed with the app secret.
      appsecret_proof: '3a33c91971a202a41d4b26290bbb649a7e47fdb714d280c9d0a87b16b8ffc812',
    })
  })

  it('is rejected with a token issued to another service', async () => {
    const reply = await signIn({ ...body, accessToken: 'stolen' })
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/accessToken']])
  })

  it('is rejected when the email address differs from Facebook’s', async () => {
    const reply = await signIn({ ...body, accessToken: 'fb-token', email: 'other@example.org' })
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/email']])
  })
})
