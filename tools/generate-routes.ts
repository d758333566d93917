import { readFileSync } from 'node:fs'

import { Generator, getConfig } from '@tanstack/router-generator'

const TREE_FILE = 'src/routeTree.gen.ts'

/** Generates the route tree from the files of `src/routes`; with `--check` it fails if that changes the tree. */
const previousTree = readFileSync(TREE_FILE, 'utf8')
const config = getConfig({
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
})
await new Generator({ config, root: process.cwd() }).run()

if (process.argv.includes('--check') && readFileSync(TREE_FILE, 'utf8') !== previousTree) {
  console.error(`${TREE_FILE} was out of date and has been written again: commit it.`)
  process.exitCode = 1
}
