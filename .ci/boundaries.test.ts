import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const makeImporter = (file: string) =>
  `import { thing } from '${file}'\nexport const other = thing\n`
const EXPORTING_CODE = 'export const thing = 1\n'

/** For each rule, a file that breaks it and the file that it must not import. */
const PLANTED_VIOLATIONS: [rule: string, from: string, to: string][] = [
  ['machines-are-pure', 'machines/session/session.ts', 'src/api/client.ts'],
  ['domain-is-pure', 'domain/pricing/price.ts', 'server/api/app.ts'],
  ['packages-know-no-rentals', 'packages/walker/walk.ts', 'machines/session/session.ts'],
  ['features-are-strangers', 'src/features/search/page.ts', 'src/features/checkout/page.ts'],
  ['features-are-strangers', 'src/features/payment/page.ts', 'src/features/checkout/page.ts'],
  ['checkout-knows-payment-alone', 'src/features/checkout/page.ts', 'src/features/search/page.ts'],
  ['ui-knows-no-domain', 'src/ui/button.ts', 'src/api/page.ts'],
  ['down-only', 'src/rental/page.ts', 'src/features/search/page.ts'],
  ['down-only', 'src/ui/button.ts', 'src/features/search/page.ts'],
  ['bookcars-is-behind-the-api', 'src/features/checkout/page.ts', 'src/api/bookcars/try.ts'],
  ['worker-is-alone', 'src/worker/worker.ts', 'src/api/client.ts'],
  ['features-do-not-know-routes', 'src/features/search/page.ts', 'src/routes/search.ts'],
  ['server-knows-the-contract-only', 'server/api/app.ts', 'src/api/client.ts'],
  ['server-folders-as-declared', 'server/payments/provider.ts', 'server/bookings/events.ts'],
  ['server-folders-as-declared', 'server/undeclared/thing.ts', 'server/db/transaction.ts'],
  ['server-folders-as-declared', 'server/startup/listening.ts', 'server/serve.ts'],
  ['app-does-not-know-the-server', 'src/api/client.ts', 'server/api/app.ts'],
  ['e2e-is-a-stranger', 'e2e/booking.ts', 'src/api/client.ts'],
  ['stories-and-tests-are-leaves', 'src/api/client.ts', 'src/api/answer.test.ts'],
  ['no-testing-in-production', 'src/api/client.ts', 'src/testing/page.ts'],
  ['no-testing-in-production', 'machines/session/other.ts', 'packages/walker/model.ts'],
  ['development-stays-out', 'src/app/app.ts', 'src/dev/drawer.ts'],
]

/** Returns a unique name for a planted file, so that a single run finds all violations. */
const namePlantedFile = (rule: string, from: string) => from.replace(/\.ts$/, `-${rule}.ts`)
const ALLOWED_IMPORT = ['allowed', 'src/features/search/page.ts', 'src/ui/button.ts'] as const

interface Violation {
  from: string
  rule: { name: string }
}

let violations: Violation[]
beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'masar-boundaries-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const [, , to] of [...PLANTED_VIOLATIONS, ALLOWED_IMPORT]) write(to, EXPORTING_CODE)
  for (const [rule, from, to] of [...PLANTED_VIOLATIONS, ALLOWED_IMPORT])
    write(namePlantedFile(rule, from), makeImporter(toRelativePath(from, to)))
  write('tsconfig.json', '{}')
  cpSync('.dependency-cruiser.cjs', join(tree, '.dependency-cruiser.cjs'))
  cpSync('server/folders.json', join(tree, 'server/folders.json'))
  const command = join(process.cwd(), 'node_modules/.bin/depcruise')
  const parameters = ['.', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { stdout } = spawnSync(command, parameters, { cwd: tree, encoding: 'utf8' })
  rmSync(tree, { recursive: true })
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
})

const toRelativePath = (from: string, to: string) =>
  `${'../'.repeat(from.split('/').length - 1)}${to}`

const listFiredRules = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

describe('the boundary check', () => {
  it.each(PLANTED_VIOLATIONS)('reports %s when %s imports %s', (rule, from) => {
    expect(listFiredRules(namePlantedFile(rule, from))).toContain(rule)
  })

  it('reports nothing for an allowed import', () => {
    const [rule, from] = ALLOWED_IMPORT
    expect(listFiredRules(namePlantedFile(rule, from))).toEqual([])
  })
})
