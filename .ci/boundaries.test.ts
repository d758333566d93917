import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const IMPORTING = (file: string) => `import { thing } from '${file}'\nexport const other = thing\n`
const THING = 'export const thing = 1\n'

/** A file that breaks each rule, and the file that it must not know. */
const PLANTED: [rule: string, from: string, to: string][] = [
  ['machines-are-pure', 'machines/session/session.ts', 'src/api/client.ts'],
  ['domain-is-pure', 'domain/price.ts', 'server/app.ts'],
  ['features-are-strangers', 'src/features/search/page.ts', 'src/features/checkout/page.ts'],
  ['down-only', 'src/ui/button.ts', 'src/features/search/page.ts'],
  ['features-do-not-know-routes', 'src/features/search/page.ts', 'src/routes/search.ts'],
  ['server-knows-the-contract-only', 'server/app.ts', 'src/api/client.ts'],
  ['app-does-not-know-the-server', 'src/api/client.ts', 'server/app.ts'],
  ['e2e-is-a-stranger', 'e2e/booking.ts', 'src/api/client.ts'],
  ['stories-and-tests-are-leaves', 'src/api/client.ts', 'src/api/answer.test.ts'],
  ['no-testing-in-production', 'src/api/client.ts', 'src/testing/page.ts'],
]

/** The rules that fire on a tree of two files, the first importing the second. */
function fired(from: string, to: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'masar-boundaries-'))
  for (const [file, text] of [
    [from, IMPORTING(relative(from, to))],
    [to, THING],
    ['tsconfig.json', '{}'],
  ] as const) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  cpSync('.dependency-cruiser.cjs', join(tree, '.dependency-cruiser.cjs'))
  const command = join(process.cwd(), 'node_modules/.bin/depcruise')
  const result = spawnSync(command, [dirname(from), '--config', '.dependency-cruiser.cjs'], {
    cwd: tree,
    encoding: 'utf8',
  })
  rmSync(tree, { recursive: true })
  return result.stdout
}

const relative = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`

describe('each boundary is guarded', () => {
  it.each(PLANTED)('%s fires when %s imports %s', (rule, from, to) => {
    expect(fired(from, to)).toContain(rule)
  })

  it('stays silent when a feature imports what it may', () => {
    expect(fired('src/features/search/page.ts', 'src/ui/button.ts')).toContain(
      'no dependency violations',
    )
  })
})
