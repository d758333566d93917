import { demoAccounts } from '../../server/demo/demo-accounts.ts'
import { Browser } from '../../server/testing/browser.ts'
import { remoteApp } from '../../server/testing/processes/remote-app.ts'
import { repeated } from './counted.ts'

/**
 * A process of its own, told where the server is and how many people there are: it says that it is
 * ready, signs everybody in at once when it hears `go`, and tells what they were answered.
 */
const [origin = '', people = ''] = process.argv.slice(2)

const signIn = (at: number) => {
  const { email, password } = demoAccounts.oliver
  const person = at % 2 === 0 ? email : `nobody-${at}@example.org`
  const body = { email: person, password: password ?? '', stayConnected: false }
  return new Browser(remoteApp(origin)).post('/api/sign-in/frontend', body).catch(() => null)
}

process.once('message', () => {
  void repeated(Number(people), signIn).then((replies) =>
    process.send?.(replies.map((reply) => reply && { status: reply.status, body: reply.body })),
  )
})
await signIn(0)
process.send?.('ready')
