import { spawn, type ChildProcess } from 'node:child_process'

/** The address to open, as with `npm start`. The reference server listens on the next port, behind Vite's server. */
const PORT = Number(process.env['PORT'] ?? 3002)
const PUBLIC_URL = process.env['PUBLIC_URL'] ?? `http://localhost:${PORT}`

const startProcess = (
  command: string,
  parameters: string[],
  env: Record<string, string>,
): ChildProcess => spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  startProcess('node', ['--watch', 'server/serve.ts'], { PORT: String(PORT + 1), PUBLIC_URL }),
  startProcess('vite', [], { PORT: String(PORT) }),
]

const stopChildren = () => children.forEach((child) => child.kill())
for (const child of children) child.once('exit', stopChildren)
process.once('SIGINT', stopChildren)
process.once('SIGTERM', stopChildren)
