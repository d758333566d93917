import { globSync, readFileSync } from 'node:fs'

import { describeChart } from '../../statecharts/chart.ts'
import { GROUPS } from '../../requirements/requirements.ts'
import { readTags } from '../../requirements/tags.ts'
import { modelNamed } from '../machines.ts'
import { countTaken, type Walked } from './walked.ts'

const TESTS =
  '{.ci,domain,e2e,machines,openapi,server,src,stories,tools}/**/*.{test.ts,test.tsx,e2e.ts,stories.tsx}'

/** A line of the requirements, and what shows it. */
export interface RequirementRow {
  id: string
  text: string
  /** The states that name it. */
  states: string[]
  /** Steps of the locked paths that are in one of them. */
  steps: number
  /** Tests by hand that show it. */
  tests: number
}

export function requirementRows(all: readonly Walked[]): RequirementRow[] {
  const states = all.flatMap((walked) => {
    const { machine } = modelNamed(walked.folder)
    const visits = countTaken(walked, ({ entered }) => entered)
    return describeChart(machine).map(({ path, requirements }) => {
      const { standard = 0, pairs = 0, sneaks = 0 } = visits.get(`${machine.id}.${path}`) ?? {}
      return { name: `${walked.folder}.${path}`, requirements, steps: standard + pairs + sneaks }
    })
  })
  const tests = globSync(TESTS).flatMap((file) => readTags(file, readFileSync(file, 'utf8')))
  return GROUPS.flatMap(({ requirements }) =>
    Object.entries(requirements).map(([id, text]) => {
      const naming = states.filter((state) => state.requirements.includes(id))
      return {
        id,
        text,
        states: naming.map(({ name }) => name),
        steps: naming.reduce((sum, { steps }) => sum + steps, 0),
        tests: tests.filter((tag) => tag.id === id).length,
      }
    }),
  )
}
