import { spawn, type ChildProcess } from 'node:child_process'

const API_PORT = process.env['API_PORT'] ?? '3002'
const PAGES = 'http://localhost:5173'

/** The reference server (restarted when it changes) and Vite's server in front of it. */
const start = (command: string, parameters: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  start('node', ['--watch', 'server/serve.ts'], { PORT: API_PORT, ALLOWED_ORIGINS: PAGES }),
  start('vite', [], { API_PORT }),
]

const stop = () => children.forEach((child) => child.kill())
for (const child of children) child.once('exit', stop)
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
