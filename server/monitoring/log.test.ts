import { describe, expect, it } from 'vitest'

import type { Config } from '../config/config.ts'
import { createLog } from './log.ts'
import { removePersonalData } from './without-personal-data.ts'

function createCapturedLog(settings: Pick<Config, 'logFormat' | 'logLevel'>) {
  const lines: string[] = []
  return { lines, log: createLog(settings, { write: (line: string) => void lines.push(line) }) }
}

describe('the log', () => {
  it('writes one line of JSON per entry, with level, time and facts', () => {
    const { lines, log } = createCapturedLog({ logFormat: 'json', logLevel: 'info' })
    log.warn('500 GET /api/settings: Error: no', { requestId: 'abc-1' })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: 'abc-1',
      msg: '500 GET /api/settings: Error: no',
    })
  })

  it('writes plain text on a terminal, without successful calls', () => {
    const { lines, log } = createCapturedLog({ logFormat: 'text', logLevel: 'info' })
    log.print('Masar is at http://localhost:3002')
    log.warn('500 GET /api/settings: Error: no', { requestId: 'abc-1' })
    log.info('GET getSettings 200')
    expect(lines).toEqual([
      'Masar is at http://localhost:3002\n',
      '500 GET /api/settings: Error: no [abc-1]\n',
    ])
  })

  it.each([
    ['text', 'debug', 3],
    ['text', 'error', 1],
    ['json', 'warn', 1],
    ['json', 'error', 0],
  ] as const)(
    'in %s format, writes the lines that LOG_LEVEL %s allows',
    (logFormat, logLevel, count) => {
      const { lines, log } = createCapturedLog({ logFormat, logLevel })
      log.print('said')
      log.warn('warned')
      log.info('informed')
      expect(lines).toHaveLength(count)
    },
  )
})

describe('removePersonalData', () => {
  it.each([
    [
      'Unexpected token \'S\', "Sihem Ben " is not valid JSON',
      'Unexpected token …, … is not valid JSON',
    ],
    ['550 no such user sihem@example.org', '550 no such user …'],
    ['invalid number +216 20 123 456', 'invalid number …'],
    ['card 4242 4242 4242 4242 refused', 'card … refused'],
    ['half a text in "quotes', 'half a text in …'],
  ])('removes what was typed from: %s', (line, left) => {
    expect(removePersonalData(line)).toBe(left)
  })

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    '500 POST /api/checkout: Error: no row at book (server/bookings/create/create-booking.ts:40:13)',
    'Payment 65f0a1b2c3d4e5f60718293a at stripe will be checked again later',
  ])('keeps what an operator needs: %s', (line) => {
    expect(removePersonalData(line)).toBe(line)
  })
})
