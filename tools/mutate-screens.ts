import { runDefect, type DefectResult } from './mutate/screens/run-defect.ts'
import { SCREEN_DEFECTS } from './mutate/screens/screen-defects.ts'

/** The number of cores of a small machine. */
const MAX_PARALLEL_RUNS = 2

const requestedIds = process.argv.slice(2)
const isKnown = (id: string) => SCREEN_DEFECTS.some((defect) => defect.id === id)

/** Plants each defect in its screen in a separate test run, and reports which page test detects it. */
async function mutateScreens(): Promise<void> {
  const start = performance.now()
  const results: DefectResult[] = []
  const waiting = SCREEN_DEFECTS.filter(
    ({ id }) => requestedIds.length === 0 || requestedIds.includes(id),
  ).values()
  const runLane = async () => {
    for (const defect of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- a lane runs one defect at a time
      const result = await runDefect(defect)
      results.push(result)
      console.log(describeResult(result))
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_RUNS }, runLane))

  const missed = results.filter(({ noticed }) => noticed === null)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(
    `${results.length - missed.length} of ${results.length} noticed in ${minutes} minutes`,
  )
  process.exitCode = missed.length > 0 ? 1 : 0
}

const describeResult = ({ defect: { id, title }, noticed, seconds }: DefectResult) =>
  `${id.padEnd(4)} ${noticed ? 'noticed' : 'MISSED '} ${seconds.toFixed(0).padStart(4)} s  ${title}\n${' '.repeat(21)}${noticed?.test ?? 'no test failed'}`

if (requestedIds.every(isKnown)) await mutateScreens()
else {
  console.error(`mutate:screens [defect ...]
The defects: ${SCREEN_DEFECTS.map(({ id }) => id).join(', ')}`)
  process.exitCode = 2
}
