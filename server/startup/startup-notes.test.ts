import { describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { connect } from '../db/connection/connect.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'
import { listStartupNotes } from './startup-notes.ts'

const SAFE_SETTINGS = { NODE_ENV: 'production', PUBLIC_URL: 'https://rent.example' }

describe('the startup notes of a production server', () => {
  it('warn about each setting that puts customers or money at risk, and no others', async () => {
    const { db, close } = await connect({ pglite: await openDatabase('tables') })
    const notesFor = async (env: Record<string, string>) =>
      (await listStartupNotes(db, readConfig({ ...SAFE_SETTINGS, ...env }))).join('\n')
    expect(await notesFor({})).not.toMatch(/PAYMENT_SANDBOX|PUBLIC_URL|COOKIE_SAME_SITE/)
    expect(await notesFor({ PAYMENT_SANDBOX: 'true' })).toContain('PAYMENT_SANDBOX is on')
    expect(await notesFor({ PUBLIC_URL: 'http://rent.example' })).toContain('is not https')
    expect(await notesFor({ COOKIE_SAME_SITE: 'none' })).toContain('requests from other sites')
    const both = { COOKIE_SAME_SITE: 'none', PUBLIC_URL: 'http://rent.example' }
    expect(await notesFor(both)).toContain('no one can sign in')
    const development = await listStartupNotes(db, readConfig({ PAYMENT_SANDBOX: 'true' }))
    expect(development).toEqual([])
    await close()
  })
})
