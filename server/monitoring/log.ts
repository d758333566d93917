import { destination, type DestinationStream, pino } from 'pino'

import type { Config, LogLevel } from '../config/config.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** The facts of a line, as ids and numbers; people only by account id. */
export type LogFacts = Readonly<Record<string, string | number | undefined>>

/** Writes one line for operators. */
export type WriteLog = (line: string, facts?: LogFacts) => void

export type Log = {
  /** Normal events worth noting, such as the server's address. */
  print: (text: string) => void
  /** Failures. */
  warn: WriteLog
  /** Frequent events. */
  info: WriteLog
}

/**
 * Lines of JSON for programs, or plain text for a terminal. Neither contains what people have
 * typed.
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
    print: (text) => logger.info(text.trim()),
    warn: (line, facts = {}) => logger.warn(facts, withoutPersonalData(line)),
    info: (line, facts = {}) => logger.info(facts, withoutPersonalData(line)),
  }
}

const ignore = () => undefined

/** Successful calls are noise in a terminal next to the page. */
function textLog(level: LogLevel, stream: DestinationStream): Log {
  const write = (text: string) => stream.write(`${text}\n`)
  const writeLine: WriteLog = (line, facts) => {
    const { requestId } = facts ?? {}
    write(withoutPersonalData(line) + (requestId ? ` [${requestId}]` : ''))
  }
  return {
    print: write,
    warn: level === 'error' ? ignore : writeLine,
    info: level === 'debug' ? writeLine : ignore,
  }
}
