import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { build, type Rollup } from 'vite'

import { linguiMacros } from './lingui-macros.ts'

const ID = generateMessageId('Book')
const MACRO = "import { msg } from '@lingui/core/macro'\nexport const text = msg`Book`"

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'masar-macros-'))
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

async function compile(file: string, source: string) {
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

it('a macro is compiled to the id of its message, without the message in production', async () => {
  expect(await compile('text.ts', MACRO)).toMatch(new RegExp(`id: "${ID}",\\s+message: "Book"`))
  vi.stubEnv('NODE_ENV', 'production')
  const code = await compile('text.ts', MACRO)
  expect(code).toContain(`id: "${ID}"`)
  expect(code).not.toContain('Book')
})

it('a macro in JSX is compiled, and the JSX around it is kept', async () => {
  const source = `import { Trans } from '@lingui/react/macro'
    const identity = <T,>(value: T): T => value
    export const Page = () => <p title="«é»">{identity(<Trans>Book</Trans>)}</p>`
  const code = await compile('page.tsx', source)
  expect(code).toContain(`id: "${ID}"`)
  expect(code).toContain('«é»')
  expect(code).not.toContain('@lingui/react/macro')
})

it('a generic arrow function is compiled in a file without JSX', async () => {
  const code = await compile('generic.ts', `${MACRO}\nexport const same = <T>(value: T) => value`)
  expect(code).toContain('same = (value) => value')
})

it('the build fails when a macro is not compiled', async () => {
  await expect(compile('left.js', MACRO)).rejects.toThrow(
    /The macros of @lingui\/core\/macro are not compiled in .*left\.js/,
  )
})
