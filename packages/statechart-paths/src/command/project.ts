import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import { parseLock, formatLock } from '../lock/path-lock.ts'
import { explore } from '../model/explore.ts'
import type { PathsConfig, Project } from './config.ts'
import { readChoice, createUnknownNameError } from './input/bad-input.ts'
import { createEnglishWords } from './words/english.ts'

/** Completes a config with its defaults. */
export function openProject(config: PathsConfig): Project {
  const { machines, languages = ['en'], command = 'npx statechart-paths' } = config
  const names = Object.keys(machines)
  const model = (name: string) => {
    const found = names.includes(name) ? machines[name] : undefined
    if (!found) throw createUnknownNameError('machine', name, names)
    return found
  }
  const lockFile = (name: string) => config.lockFile?.(name) ?? `${name}.lock.json`
  return {
    config,
    names,
    command,
    languages,
    model,
    machinesNamed: (name) => {
      if (name === undefined || name === 'all') return names
      model(name)
      return [name]
    },
    graph: (name) => explore(model(name)),
    lockFile,
    hasLock: (name) => existsSync(lockFile(name)),
    readLock: async (name) => parseLock(await readFile(lockFile(name), 'utf8')),
    writeLock: (name, lock) => writeFile(lockFile(name), formatLock(lock)),
    loadWords: async (language = languages[0] ?? 'en') => {
      const chosen = readChoice(languages, 'language', language)
      return (await config.loadWords?.(chosen)) ?? createEnglishWords(machines)
    },
  }
}
