#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PathsConfig } from './config.ts'
import { runCommand } from './run.ts'

const CONFIG_FILE_NAMES = ['ts', 'mts', 'js', 'mjs'].map(
  (ending) => `statechart-paths.config.${ending}`,
)

/**
 * Loads the config from `--config`, or from the working directory. Returns an error message when that fails.
 */
async function loadConfig(named: string | undefined): Promise<PathsConfig | string> {
  const file = named ?? CONFIG_FILE_NAMES.find((name) => existsSync(name))
  if (file === undefined || !existsSync(file))
    return `There is no ${file ?? 'statechart-paths.config.ts'}: see the README of statechart-paths.`
  const { default: config } = (await import(pathToFileURL(resolve(file)).href)) as {
    default?: PathsConfig
  }
  return config ?? `${file} has no default export.`
}

// `| head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const args = process.argv.slice(2)
const configIndex = args.indexOf('--config')
const [, named] = configIndex < 0 ? [] : args.splice(configIndex, 2)
const config = await loadConfig(named)
if (typeof config === 'string') {
  process.stderr.write(`${config}\n`)
  process.exitCode = 2
} else {
  const { code, stdout, complaint } = await runCommand(config, args)
  process.stdout.write(stdout)
  process.stderr.write(complaint)
  process.exitCode = code
}
