import { destination, type DestinationStream, pino } from 'pino'

import type { Config, LogLevel } from '../config/config.ts'
import { removePersonalData } from './without-personal-data.ts'

/** Ids and numbers to log with a line. Users appear only as account ids. */
export type LogFacts = Readonly<Record<string, string | number | undefined>>

export type LogWriter = (line: string, facts?: LogFacts) => void

export type Log = {
  /** Normal events worth noting, such as the server's address. */
  print: (text: string) => void
  /** Failures. */
  warn: LogWriter
  /** Frequent events. */
  info: LogWriter
}

/**
 * Creates a log that writes JSON lines for programs, or plain text to a terminal. Neither contains user input.
 */
export function createLog(
  { logFormat, logLevel }: Pick<Config, 'logFormat' | 'logLevel'>,
  stream: DestinationStream = destination({ dest: 1, sync: true }),
): Log {
  return logFormat === 'json' ? createJsonLog(logLevel, stream) : createTextLog(logLevel, stream)
}

function createJsonLog(level: LogLevel, stream: DestinationStream): Log {
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
    warn: (line, facts = {}) => logger.warn(facts, removePersonalData(line)),
    info: (line, facts = {}) => logger.info(facts, removePersonalData(line)),
  }
}

const doNothing = () => undefined

/** Omits successful calls, which would clutter a terminal during development. */
function createTextLog(level: LogLevel, stream: DestinationStream): Log {
  const write = (text: string) => stream.write(`${text}\n`)
  const writeLine: LogWriter = (line, facts) => {
    const { requestId } = facts ?? {}
    write(removePersonalData(line) + (requestId ? ` [${requestId}]` : ''))
  }
  return {
    print: write,
    warn: level === 'error' ? doNothing : writeLine,
    info: level === 'debug' ? writeLine : doNothing,
  }
}
