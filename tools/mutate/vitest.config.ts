import { defineConfig, type Plugin } from 'vitest/config'

/** The mutant, and the folder of its machine; null leaves the machine unchanged. */
interface MutantSelection {
  folder: string
  mutant: string | null
}

const { folder, mutant } = JSON.parse(process.env['MASAR_MUTANT'] ?? '{}') as MutantSelection

/** Replaces the machine with the mutant wherever it is imported. */
const mutantPlugin: Plugin = {
  name: 'mutated-chart',
  enforce: 'pre',
  transform(code, id) {
    if (mutant === null) return null
    if (!id.endsWith(`/machines/${folder}/${folder}.machine.ts`)) return null
    const name = /export const (\w+Machine) = /.exec(code)?.[1]
    if (!name) throw new Error(`${id} exports no machine.`)
    return `import { findMutant } from 'statechart-paths/mutants'\n${code.replace(
      `export const ${name} = `,
      'const chartAsItIs = ',
    )}\nexport const ${name} = findMutant(chartAsItIs, ${JSON.stringify(mutant)})`
  },
}

/** Runs the handwritten tests with the mutant given in MASAR_MUTANT. */
export default defineConfig({
  plugins: [mutantPlugin],
  test: {
    // Modules cached for one mutant would be used for the next.
    fsModuleCache: false,
    environment: 'node',
    testTimeout: 120_000,
    include: [`machines/${folder}/**/*.test.ts`],
    exclude: ['**/*-walks.test.ts'],
    passWithNoTests: true,
    root: new URL('../..', import.meta.url).pathname,
  },
})
