import { parseArgs } from 'node:util'

import { MACHINE_FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { mutateMachine, type Score } from './mutate/score.ts'
import { SURVIVOR_REASONS } from './mutate/survivors.ts'

const MIN_SCORES_PERCENT = { walks: 90, everything: 97 }
const DEFAULT_SAMPLE_SIZE = '30'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    sample: { type: 'string', default: DEFAULT_SAMPLE_SIZE },
    seed: { type: 'string', default: '1' },
  },
})
const isFolder = (name: string): name is MachineFolder =>
  MACHINE_FOLDERS.some((folder) => folder === name)
const sampleSize = values.all ? Infinity : Number(values.sample)

/** Mutates machines, one mutant at a time, and reports the mutants that no test detects. */
async function mutateMachines(folders: readonly MachineFolder[]): Promise<void> {
  const scores: Score[] = []
  console.log('machine               mutants  walks  everything')
  for (const folder of folders.length > 0 ? folders : MACHINE_FOLDERS) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: machines compete for the processor
    const score = await mutateMachine(folder, sampleSize, values.seed)
    scores.push(score)
    printScore(folder, score)
  }
  const all = {
    mutants: scores.flatMap(({ mutants }) => mutants),
    pastWalks: scores.flatMap(({ pastWalks }) => pastWalks),
    pastAll: scores.flatMap(({ pastAll }) => pastAll),
  }
  printScore('all', all)
  printSurvivors(scores)
  const reached =
    calculateScore(all.mutants, all.pastWalks) >= MIN_SCORES_PERCENT.walks &&
    calculateScore(all.mutants, all.pastAll) >= MIN_SCORES_PERCENT.everything
  console.log(
    `Must reach: walks ${MIN_SCORES_PERCENT.walks} %, everything ${MIN_SCORES_PERCENT.everything} %: ${reached ? 'reached' : 'FELL SHORT'}`,
  )
  process.exitCode = reached ? 0 : 1
}

const calculateScore = (mutants: readonly string[], past: readonly string[]) =>
  100 * (1 - past.length / mutants.length)

function printScore(name: string, { mutants, pastWalks, pastAll }: Omit<Score, 'folder'>): void {
  const formatPercent = (past: readonly string[]) => `${calculateScore(mutants, past).toFixed(1)} %`
  console.log(
    `${name.padEnd(20)} ${String(mutants.length).padStart(8)} ${formatPercent(pastWalks).padStart(8)} ${formatPercent(pastAll).padStart(8)}`,
  )
}

function printSurvivors(scores: readonly Score[]): void {
  for (const { folder, pastAll } of scores) {
    for (const mutant of pastAll)
      console.log(
        `${folder}: ${mutant}\n    ${SURVIVOR_REASONS[folder]?.[mutant] ?? 'no reason given'}`,
      )
  }
}

if (positionals.every(isFolder) && sampleSize > 0) await mutateMachines(positionals)
else {
  console.error(`mutate [machine ...] [--all | --sample ${DEFAULT_SAMPLE_SIZE}] [--seed 1]
The machines: ${MACHINE_FOLDERS.join(', ')}`)
  process.exitCode = 2
}
