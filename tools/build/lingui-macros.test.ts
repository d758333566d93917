import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { build, type Rollup } from 'vite'

import { linguiMacros } from './lingui-macros.ts'

const MESSAGE_ID = generateMessageId('Book')
const MACRO_SOURCE = "import { msg } from '@lingui/core/macro'\nexport const text = msg`Book`"

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'masar-macros-'))
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

async function compileSource(file: string, source: string) {
  await writeFile(join(root, file), source)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [linguiMacros()],
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: [/^react/, '@lingui/react'] },
    },
  })
  const [{ output }] = built as [Rollup.RollupOutput]
  return output[0].code
}

it('a macro is compiled to its message id, without the message in production', async () => {
  expect(await compileSource('text.ts', MACRO_SOURCE)).toMatch(
    new RegExp(`id: "${MESSAGE_ID}",\\s+message: "Book"`),
  )
  vi.stubEnv('NODE_ENV', 'production')
  const code = await compileSource('text.ts', MACRO_SOURCE)
  expect(code).toContain(`id: "${MESSAGE_ID}"`)
  expect(code).not.toContain('Book')
})

it('a macro in JSX is compiled, and the JSX around it is kept', async () => {
  const source = `import { Trans } from '@lingui/react/macro'
    const identity = <T,>(value: T): T => value
    export const Page = () => <p title="«é»">{identity(<Trans>Book</Trans>)}</p>`
  const code = await compileSource('page.tsx', source)
  expect(code).toContain(`id: "${MESSAGE_ID}"`)
  expect(code).toContain('«é»')
  expect(code).not.toContain('@lingui/react/macro')
})

it('a generic arrow function is compiled in a file without JSX', async () => {
  const code = await compileSource(
    'generic.ts',
    `${MACRO_SOURCE}\nexport const same = <T>(value: T) => value`,
  )
  expect(code).toContain('same = (value) => value')
})

it('the build fails when a macro is not compiled', async () => {
  await expect(compileSource('left.js', MACRO_SOURCE)).rejects.toThrow(
    /The macros of @lingui\/core\/macro are not compiled in .*left\.js/,
  )
})
