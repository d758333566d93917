import {
  type Environment,
  createChoiceParser,
  type SettingParser,
  type SettingReader,
  SettingIssue,
  createNumberParser,
} from './config-reader.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Logs, metrics and shutdown. */
export type MonitoringConfig = {
  /** Whether log lines are JSON or plain text. */
  logFormat: 'text' | 'json'
  logLevel: LogLevel
  /** The address at which Prometheus reads metrics; disabled by default. */
  metricsAddress: { host: string; port: number } | null
  /** How long a stopping server keeps responding, so that load balancers can stop routing to it. */
  stopDelaySeconds: number
}

export const readMonitoringConfig = (env: Environment, read: SettingReader): MonitoringConfig => ({
  logFormat: read(
    'LOG_FORMAT',
    env['NODE_ENV'] === 'production' ? 'json' : 'text',
    createChoiceParser('text', 'json'),
  ),
  logLevel: read('LOG_LEVEL', 'info', createChoiceParser('debug', 'info', 'warn', 'error')),
  metricsAddress: env['METRICS_ADDRESS'] ? read('METRICS_ADDRESS', '', parseHostAndPort) : null,
  stopDelaySeconds: read('STOP_DELAY_SECONDS', '0', createNumberParser(0, 60)),
})

const parseHostAndPort: SettingParser<{ host: string; port: number } | null> = (text) => {
  if (!text) return null
  const { host, port } =
    /^(?<host>[\w.-]+|\[[\da-f:.]+\]):(?<port>\d{1,5})$/i.exec(text)?.groups ?? {}
  if (!host || Number(port) > 65_535)
    return new SettingIssue('a host and a port like 127.0.0.1:9464')
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}
