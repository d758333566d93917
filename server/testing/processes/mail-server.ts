import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The server's reply to the next email. */
type NextReply = 'take' | 'busy' | 'refuse' | 'hang-up'

export type ReceivedMail = {
  to: string[]
  raw: string
  /** The login of the sender, or null. */
  user: string | null
  isSecret: boolean
}

export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** The number of delivery attempts, whatever their outcome. */
  attempts: () => number
  expect: (...moods: NextReply[]) => void
  close: () => Promise<void>
}

const ERROR_REPLIES = { busy: [451, 'Try again later'], refuse: [550, 'No such person'] } as const

/** Starts an email server on this machine that accepts `masar` with the password `p@ss`. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const nextReplies: NextReply[] = []
  let attempts = 0
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'masar' && password === 'p@ss'
        ? answer(null, { user: username })
        : answer(new Error('Wrong password')),
    onMailFrom: (_address, _session, answer) => {
      attempts += 1
      answer()
    },
    onRcptTo: (_address, _session, answer) =>
      nextReplies[0] === 'refuse' ? answer(createRefusal(nextReplies.shift())) : answer(),
    onData: (stream, session, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const mood = nextReplies.shift() ?? 'take'
        if (mood === 'hang-up') return hangUp()
        if (mood !== 'take') return answer(createRefusal(mood))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
          user: typeof session.user === 'string' ? session.user : null,
          isSecret: session.secure,
        })
        answer()
      })
    },
    ...options,
  })
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    expect: (...next) => nextReplies.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function createRefusal(mood: NextReply | undefined): Error {
  const [responseCode, text] = mood === 'refuse' ? ERROR_REPLIES.refuse : ERROR_REPLIES.busy
  return Object.assign(new Error(text), { responseCode })
}

/** Decodes the parts of an email, by media type. */
export function decodeMailParts({ raw }: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const type = /content-type: ([\w/]+)/i.exec(head)?.[1] ?? ''
      return [type, decodePart(head, body.join('\r\n\r\n'))]
    }),
  )
}

function decodePart(head: string, body: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
