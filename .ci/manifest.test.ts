import { existsSync, readFileSync } from 'node:fs'

import { type Manifest, validateManifest } from '@pwabuilder/manifest-validation'
import { expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

it('the web manifest passes PWABuilder’s rules', async () => {
  const rules = await validateManifest(manifest)
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ valid }) => !valid).map(({ errorString }) => errorString)).toEqual([])
})

it('the web manifest refers only to icons that exist', () => {
  const files = (manifest.icons ?? []).map(({ src }) => `public${src}`)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
