import { afterAll, beforeAll, describe } from 'vitest'

import { describeCredentialRaces } from '../../testing/credential-races.ts'
import {
  GOOGLE_CLAIMS,
  type Issuer,
  startTokenIssuer,
} from '../../testing/processes/token-issuer.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let google: Issuer
beforeAll(async () => {
  server = await createTestServer()
  google = await startTokenIssuer(GOOGLE_CLAIMS)
})
afterAll(async () => {
  await server.close()
  await google.keys.close()
})

describe('on the embedded database, the server', () => {
  describeCredentialRaces(() => ({ server, google }))
})
