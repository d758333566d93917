import { defineConfig, type Plugin } from 'vitest/config'

import { AS_IT_IS, MUTANT } from './hand-tests.ts'

interface Named {
  folder: string
  mutant: string
}

const { folder, mutant } = JSON.parse(process.env[MUTANT] ?? '{}') as Named

/** A chart with a mistake, wherever the chart is imported. */
const mutated: Plugin = {
  name: 'mutated-chart',
  enforce: 'pre',
  transform(code, id) {
    if (mutant === AS_IT_IS) return null
    if (!id.endsWith(`/machines/${folder}/${folder}.machine.ts`)) return null
    const name = /export const (\w+) = /.exec(code)?.[1]
    if (!name) throw new Error(`${id} exports no machine.`)
    return `import { mutantNamed } from '#mutate'\n${code.replace(
      `export const ${name} = `,
      'const chartAsItIs = ',
    )}\nexport const ${name} = mutantNamed(chartAsItIs, ${JSON.stringify(mutant)})`
  },
}

/** The tests written by hand, with the mistake that the environment names. */
export default defineConfig({
  plugins: [mutated],
  resolve: { alias: { '#mutate': new URL('mutants.ts', import.meta.url).pathname } },
  test: {
    // What is kept of one mistake would be taken for the next.
    fsModuleCache: false,
    environment: 'node',
    include: [`machines/${folder}/**/*.test.ts`],
    exclude: ['**/*-walks.test.ts'],
    passWithNoTests: true,
    root: new URL('../..', import.meta.url).pathname,
  },
})
