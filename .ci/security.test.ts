import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

it('docs/security.md names only files that exist', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  const named = [...page.matchAll(/`([\w/.-]+\.tsx?)`/g)].flatMap(([, file]) => file ?? [])
  const missing = named.filter((file) => !existsSync(file) && !existsSync(`server/${file}`))
  expect(named.length).toBeGreaterThan(80)
  expect(missing).toEqual([])
})
