import { destination, type DestinationStream, pino } from 'pino'

import type { Config, LogLevel } from '../config/config.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** What a line is about, by ids and numbers; whom, by the id of an account alone. */
export type LogFacts = Readonly<Record<string, string | number | undefined>>

/** One line for whoever runs the server. */
export type WriteLog = (line: string, facts?: LogFacts) => void

export type Log = {
  /** What happens as it should and everybody should see, such as where the server is. */
  say: (text: string) => void
  /** What went wrong. */
  warn: WriteLog
  /** What happens all the time. */
  info: WriteLog
}

/**
 * Lines of JSON for programs, or plain ones for whoever sits before the server. Either way no line has
 * what people have typed.
 */
export function createLog(
  { logFormat, logLevel }: Pick<Config, 'logFormat' | 'logLevel'>,
  stream: DestinationStream = destination({ dest: 1, sync: true }),
): Log {
  return logFormat === 'json' ? jsonLog(logLevel, stream) : textLog(logLevel, stream)
}

function jsonLog(level: LogLevel, stream: DestinationStream): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  )
  return {
    say: (text) => logger.info(text.trim()),
    warn: (line, facts = {}) => logger.warn(facts, withoutPersonalData(line)),
    info: (line, facts = {}) => logger.info(facts, withoutPersonalData(line)),
  }
}

const untold = () => undefined

/** Calls that were answered are of no use to somebody who looks at the page beside it. */
function textLog(level: LogLevel, stream: DestinationStream): Log {
  const write = (text: string) => stream.write(`${text}\n`)
  const told: WriteLog = (line, facts) => {
    const { requestId } = facts ?? {}
    write(withoutPersonalData(line) + (requestId ? ` [${requestId}]` : ''))
  }
  return {
    say: write,
    warn: level === 'error' ? untold : told,
    info: level === 'debug' ? told : untold,
  }
}
