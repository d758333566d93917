import { afterAll, beforeAll, describe } from 'vitest'

import { describeCredentialRaces } from '../../testing/credential-races.ts'
import { GOOGLE, type Issuer, tokenIssuer } from '../../testing/processes/token-issuer.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let google: Issuer
beforeAll(async () => {
  server = await testServer()
  google = await tokenIssuer(GOOGLE)
})
afterAll(async () => {
  await server.close()
  await google.keys.close()
})

describe('credentials on the embedded database', () => {
  describeCredentialRaces(() => ({ server, google }))
})
