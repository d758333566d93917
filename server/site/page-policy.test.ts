import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPagePolicy } from './page-policy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-policy-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns the external sources that these settings allow, by directive. */
async function readSources(settings: string) {
  await writeFile(join(folder, 'config.json'), settings)
  const { 'content-security-policy': policy } = await createPagePolicy(folder, [])()
  const entries = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.filter((source) => source.startsWith('https:'))] as const
  })
  return new Map(entries)
}

describe('the policy for analytics', () => {
  it('allows Google when the settings contain a measurement id', async () => {
    const sources = await readSources('{"analytics":{"measurementId":"G-MASAR"}}')
    expect(sources.get('script-src')).toEqual(['https://*.googletagmanager.com'])
    expect(sources.get('connect-src')).toContain('https://*.google-analytics.com')
    expect(sources.get('frame-src')).toEqual([])
  })

  it('allows the configured provider instead of Google', async () => {
    const analytics = { measurementId: 'site-7', script: 'https://count.example/tag.js' }
    const sources = await readSources(JSON.stringify({ analytics }))
    expect(sources.get('script-src')).toEqual(['https://count.example'])
    expect(sources.get('connect-src')).toEqual(['https://count.example'])
  })

  it.each([
    '{}',
    '{"analytics":{}}',
    '{"analytics":null}',
    '{"analytics":{"script":"https://www.googletagmanager.com/gtag/js"}}',
    '{"analytics":',
  ])('allows only our own scripts with the settings %s', async (settings) => {
    expect((await readSources(settings)).get('script-src')).toEqual([])
  })
})

// @shows SAFE-18
it.each([
  ['{}', true],
  ['{"map":{"tiles":{"url":"https://tiles.example/{z}/{x}/{y}.png","attribution":"Tiles"}}}', true],
  ['{"analytics":{"measurementId":"G-MASAR"}}', false],
  ['{"analytics":{"measurementId":"site-7","script":"https://count.example/tag.js"}}', false],
])('Trusted Types are required with the settings %s: %s', async (settings, isRefused) => {
  await writeFile(join(folder, 'config.json'), settings)
  const { 'content-security-policy': policy } = await createPagePolicy(folder, [])()
  expect(policy.includes("require-trusted-types-for 'script'")).toBe(isRefused)
})

describe('map tiles', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ])('may come from the server in the settings: %s', async (url, origin) => {
    const map = { tiles: { url, attribution: 'Tiles' } }
    const sources = await readSources(JSON.stringify({ map }))
    expect(sources.get('img-src')).toEqual([origin])
    expect(sources.get('script-src')).toEqual([])
  })
})
