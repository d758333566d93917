import { defineConfig, type Plugin } from 'vitest/config'

/** Which mistake goes into which chart; null leaves the chart as it is. */
interface Named {
  folder: string
  mutant: string | null
}

const { folder, mutant } = JSON.parse(process.env['MASAR_MUTANT'] ?? '{}') as Named

/** A chart with a mistake, wherever the chart is imported. */
const mutated: Plugin = {
  name: 'mutated-chart',
  enforce: 'pre',
  transform(code, id) {
    if (mutant === null) return null
    if (!id.endsWith(`/machines/${folder}/${folder}.machine.ts`)) return null
    const name = /export const (\w+Machine) = /.exec(code)?.[1]
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
    testTimeout: 120_000,
    include: [`machines/${folder}/**/*.test.ts`],
    exclude: ['**/*-walks.test.ts'],
    passWithNoTests: true,
    root: new URL('../..', import.meta.url).pathname,
  },
})
