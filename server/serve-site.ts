import { ConfigError, readConfig } from './config/config.ts'
import { readAppSettings } from './site/app-settings.ts'
import { createRemoteSite } from './site/remote-site.ts'
import { Health } from './monitoring/health.ts'
import { createLog } from './monitoring/log.ts'
import { listen } from './startup/listening.ts'
import { stopGracefully } from './startup/stopping.ts'

/** Serves a build without a database, and renders its pages for the API in `config.json`. */
async function startSite(): Promise<void> {
  const config = readConfig(process.env)
  const { print, warn } = createLog(config)
  const { apiHost } = await readAppSettings(config.appDir)
  if (typeof apiHost !== 'string' || !apiHost)
    throw new ConfigError([`${config.appDir}/config.json must set "apiHost".`])
  const origin = process.env['PUBLIC_URL'] ? config.publicUrl.origin : ''
  const site = createRemoteSite({ appDir: config.appDir, origin, log: warn })
  const health = new Health()
  const { server, open } = await listen(config, health)
  open((request, network) => site.fetch(request, network))
  health.serve(null)
  print(`Pages: http://localhost:${config.port}, API: ${apiHost}`)

  const stop = async () => {
    await stopGracefully({
      server,
      health,
      delay: config.stopDelaySeconds * 1000,
      streams: { stop: () => Promise.resolve() },
      workers: [],
      last: [site],
    })
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

await startSite().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
